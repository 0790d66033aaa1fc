/// The prose of the reference.
enum MarkupReferenceText {
  static let introduction = """
    # The markup

    Every element and every attribute of a Strut document. This page is generated from the tables that the parser
    uses (`strut-dev reference`), and a test keeps both the same.

    ```xml
    <layout width="375" background="#f4f4f6" font-family="DejaVu Sans">
      <style name="amount" font-size="20" font-weight="bold"/>
      <container padding="12 16" gap="8">
        <item class="amount">$ 1,204.00</item>
        <container flex-direction="row" align-items="center" gap="12">
          <item src="avatar.png" width="40" height="40" border-radius="20"/>
          <item flex-grow="1" flex-shrink="1" line-clamp="2">A long receiver name that wraps</item>
        </container>
      </container>
    </layout>
    ```

    Nothing is silently ignored: an unknown name, a value that does not parse, a text where none may be is an error with its
    line and column. Elements and attributes of XML namespaces are the one exception, so that editors may add theirs.
    """

  static let combining = """
    ## How attributes combine

    - **Styles.** `class` names styles, separated by spaces. Where several set an attribute, the later name wins, and the
      box's own attributes win over all of them.
    - **Narrower wins.** Where two attributes set the same edge, the narrower one wins, whatever their order: `margin-start`
      over `margin-left`, that over `margin-horizontal`, that over `margin`. This holds after styles and own
      attributes are put together. Of borders, `border-left-width` wins over `border-width`, that over `border-left`, that
      over `border`.
    - **Start and end** follow the box's own direction.
    - **Inheritance.** An inherited attribute holds for everything inside, until it is set again. `font-size="120%"`,
      `font-weight="bolder"` and `color="currentColor"` refer to what is inherited.
    - **Presets.** `defaults` on `<layout>` chooses between two sets of initial values. They differ where this page gives two.
    """

  static let sections: [AttributeDefinition.Section: String] = [
    .document:
      "`<layout>` also takes `background`, `direction`, `xml:lang` and every inherited attribute of texts.",
    .text:
      "On containers these attributes set what the texts inside inherit. A `<span>` takes those that can change within a line.",
    .border:
      "Borders are solid unless they say otherwise, so `border-width` is enough to see one. Of a shorthand, what is left out is 3 points wide, solid, and in the colour of the text.",
    .flex: "Every container is a flex container.",
  ]

  static let notation = """
    ## Values

    The notation is that of CSS: `|` separates alternatives, `||` parts of which at least one is there, in any order; `?` is
    optional, `+` is one or more, `#` is one or more with commas between them, `{1,4}` is one to four.

    | | |
    | --- | --- |
    | `<length>` | A number of points, with or without `px`: `12`, `12.5px`. One point is one pixel at scale 1. Or a number with a unit of fonts: `em` is the size of the element's own font (for `font-size` that of the font around), `rem` that of `<layout>`, `ch` the width of its digit zero, `lh` its line height |
    | `<percentage>` | `50%` |
    | `<number>` | As in CSS, with exponent if need be: `1`, `.5`, `1e2` |
    | `<integer>` | A number without fraction and exponent |
    | `<angle>` | A number with `deg`, `grad`, `rad` or `turn`; a plain `0` |
    | `<color>` | `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, a CSS name, `transparent`, `currentColor`, `rgb()`, `hsl()`, `oklch()`; `rgb(51 102 204 / 50%)` and `rgba(51, 102, 204, 0.5)` are the same |
    | `<gradient>` | `linear-gradient()`, `radial-gradient()`, `conic-gradient()` and their `repeating-` forms, as in CSS Images 4, with `in oklab` and the other colour spaces |
    | `<family>` | A generic family such as `serif`, or the name of a font: words, or a quoted text |
    | `<path>` | The path of a file, relative to the document |
    | `<text>`, `<name>` | Any characters; for names without white space |

    Names of colours may be in capital letters; all other names and keywords are written as they are here.
    """

  static let encodings = """
    ## Characters

    Documents are UTF-8; UTF-16 with a byte order mark is converted. The references are `&amp;`, `&lt;`, `&gt;`, `&quot;`,
    `&apos;` and numbers such as `&#160;`. There is no DTD. Columns in messages count characters: a tab is one, a byte
    order mark none.
    """

  static let limits =
    "A document that goes beyond one of these is an error that names the limit, with the code `limit`. Each can be set: by "
    + "the flag of a command, by a key in the object `limits` of `strut.json`, and in Swift, as "
    + "`Document(contentsOf: url, limits: [.boxes: 1_000])`, or for a `Renderer` as "
    + "`Renderer(limits: .init(boxes: 1_000, others: [.layerPixels: 1_000_000]))`. The seconds are those of a processor for one document; a program "
    + "asks for them between the steps of drawing only, a command at any time. Within these limits a document takes less than "
    + "1 GiB of memory."

  static let fixedLimits =
    "These are the same always. A number beyond ±33,554,432, with or without a unit, is none: as lengths in browsers, it counts "
    + "as that much. Sizes that percentages and ratios give have the same limit; fonts get no larger than 10,000."

  static let errors = """
    Every error stops a document from being drawn; all errors of a document are reported at once. Each has one of these codes,
    which stay the same when the words change.
    """
}
