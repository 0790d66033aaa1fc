/// The rule by which the simplex method ends.
///
/// Where a move would not make the objective smaller, because several basic columns stand at a bound or
/// constant, methods of steepest descent can go round in circles. The solver then treats every bound and
/// constant that a basic column stands at as if it were moved out of the way by an infinitesimal amount,
/// a different one for each (the perturbation of Charnes 1952, with the epsilons kept apart from the
/// numbers), and moves by infinitesimal steps until it can make a real one. That is a *plateau*.
///
/// Why this ends: on a plateau no two bounds are met at once (the amounts are drawn at random, and a basic
/// column's shift is a linear form of those of other columns), so every step makes the objective smaller,
/// by a real or an infinitesimal amount; so no basis occurs twice on a plateau, and none on two plateaus.
/// Bounds are moved outwards, so that nothing becomes infeasible, and columns whose bounds are equal leave
/// the basis at most once. The values themselves are never perturbed: nothing has to be taken back at the
/// end, and slopes on a plateau are slopes of the real objective at a kink (subgradients), so that the
/// prices prove the optimum.
extension ConstraintSolver {
  /// What became of a column since the plateau began.
  enum PlateauRole: UInt8 {
    /// Still basic, or still not.
    case unchanged
    /// It was not basic: its constants are where they are.
    case entered
    /// It was basic: its constants are shifted.
    case left
  }

  /// Starts a plateau at the present values: all shifts are zero.
  ///
  /// Most solutions never need one, so that there is room for shifts from the first plateau on.
  mutating func beginPlateau() {
    isOnPlateau = true
    let extra = value.count - shift.count
    guard extra > 0 else { return }
    shift.append(contentsOf: repeatElement(0, count: extra))
    plateauRole.append(contentsOf: repeatElement(.unchanged, count: extra))
    isShifted.append(contentsOf: repeatElement(false, count: extra))
  }

  /// Forgets all shifts for a real move: what was shifted may have another slope without.
  mutating func leavePlateau() {
    guard isOnPlateau else { return }
    staleColumns += shiftedColumns
    endPlateau()
  }

  /// Forgets all shifts.
  mutating func endPlateau() {
    guard isOnPlateau else { return }
    for column in shiftedColumns {
      shift[Int(column)] = 0
      plateauRole[Int(column)] = .unchanged
      isShifted[Int(column)] = false
    }
    shiftedColumns.removeAll(keepingCapacity: true)
    isOnPlateau = false
  }

  /// Notes that a column's shift or role has to be forgotten at the end of the plateau.
  @inline(__always)
  mutating func noteShift(_ column: Int) {
    if !isShifted[column] {
      isShifted[column] = true
      shiftedColumns.append(Int32(column))
    }
  }

  /// Whether the constants of a column are shifted.
  @inline(__always)
  func isSpread(_ column: Int) -> Bool {
    switch plateauRole[column] {
    case .unchanged: basisRow[column] >= 0
    case .entered: false
    case .left: true
    }
  }

  /// The infinitesimal amount by which a kink is moved: a constraint that just holds still does.
  @inline(__always)
  func shift(of kink: Kink, in column: Int) -> Double {
    guard isSpread(column) else { return 0 }
    let amount = Self.amount(kink.number)
    return kink.isFloor ? -amount : amount
  }

  /// The infinitesimal amount by which a column's bound is moved outwards.
  @inline(__always)
  func shiftOfBound(_ column: Int, isUpper: Bool) -> Double {
    guard isSpread(column) else { return 0 }
    return isUpper ? Self.amount(~(2 * column)) : -Self.amount(~(2 * column + 1))
  }

  /// A number from 1 to 2 that looks random and is always the same (SplitMix64, Steele et al. 2014).
  @inline(__always)
  private static func amount(_ number: Int) -> Double {
    var bits = UInt64(bitPattern: Int64(number)) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return 1 + Double(bits >> 11) / Double(1 << 53)
  }
}
