// The world of actions/github-script around a pull request with one comment of somebody else.
const wrote = []
const issues = {
  listComments: 'listComments',
  createComment: async request => wrote.push(['create', request]),
  updateComment: async request => wrote.push(['update', request]),
}
const listed = [{id: 1, body: 'Nice!'}]
const github = {rest: {issues}, paginate: async () => listed}
const context = {repo: {owner: 'someone', repo: 'cards'}, payload: {pull_request: {number: 7}}}

async function script() {
  /* SCRIPT */
}

async function main() {
  await script()
  const [kind, first] = wrote[0] ?? []
  if (kind !== 'create' || first.issue_number !== 7) throw new Error('no comment was written')
  if (!first.body.includes('# ')) throw new Error('the comment has no heading: ' + first.body)
  // The second run finds its own comment.
  listed.push({id: 2, body: first.body})
  await script()
  const [again, second] = wrote[1] ?? []
  if (again !== 'update' || second.comment_id !== 2) throw new Error('the comment was not replaced')
}

main().catch(error => { console.error(error.message); process.exit(1) })
