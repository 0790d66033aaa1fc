// Made by `strut-dev reference` from the table of attributes.
extension Color {
  /// CSS's `aliceblue`.
  public static let aliceblue = Color(rawValue: "aliceblue")
  /// CSS's `antiquewhite`.
  public static let antiquewhite = Color(rawValue: "antiquewhite")
  /// CSS's `aqua`.
  public static let aqua = Color(rawValue: "aqua")
  /// CSS's `aquamarine`.
  public static let aquamarine = Color(rawValue: "aquamarine")
  /// CSS's `azure`.
  public static let azure = Color(rawValue: "azure")
  /// CSS's `beige`.
  public static let beige = Color(rawValue: "beige")
  /// CSS's `bisque`.
  public static let bisque = Color(rawValue: "bisque")
  /// CSS's `black`.
  public static let black = Color(rawValue: "black")
  /// CSS's `blanchedalmond`.
  public static let blanchedalmond = Color(rawValue: "blanchedalmond")
  /// CSS's `blue`.
  public static let blue = Color(rawValue: "blue")
  /// CSS's `blueviolet`.
  public static let blueviolet = Color(rawValue: "blueviolet")
  /// CSS's `brown`.
  public static let brown = Color(rawValue: "brown")
  /// CSS's `burlywood`.
  public static let burlywood = Color(rawValue: "burlywood")
  /// CSS's `cadetblue`.
  public static let cadetblue = Color(rawValue: "cadetblue")
  /// CSS's `chartreuse`.
  public static let chartreuse = Color(rawValue: "chartreuse")
  /// CSS's `chocolate`.
  public static let chocolate = Color(rawValue: "chocolate")
  /// CSS's `coral`.
  public static let coral = Color(rawValue: "coral")
  /// CSS's `cornflowerblue`.
  public static let cornflowerblue = Color(rawValue: "cornflowerblue")
  /// CSS's `cornsilk`.
  public static let cornsilk = Color(rawValue: "cornsilk")
  /// CSS's `crimson`.
  public static let crimson = Color(rawValue: "crimson")
  /// CSS's `currentColor`.
  public static let currentColor = Color(rawValue: "currentColor")
  /// CSS's `cyan`.
  public static let cyan = Color(rawValue: "cyan")
  /// CSS's `darkblue`.
  public static let darkblue = Color(rawValue: "darkblue")
  /// CSS's `darkcyan`.
  public static let darkcyan = Color(rawValue: "darkcyan")
  /// CSS's `darkgoldenrod`.
  public static let darkgoldenrod = Color(rawValue: "darkgoldenrod")
  /// CSS's `darkgray`.
  public static let darkgray = Color(rawValue: "darkgray")
  /// CSS's `darkgreen`.
  public static let darkgreen = Color(rawValue: "darkgreen")
  /// CSS's `darkgrey`.
  public static let darkgrey = Color(rawValue: "darkgrey")
  /// CSS's `darkkhaki`.
  public static let darkkhaki = Color(rawValue: "darkkhaki")
  /// CSS's `darkmagenta`.
  public static let darkmagenta = Color(rawValue: "darkmagenta")
  /// CSS's `darkolivegreen`.
  public static let darkolivegreen = Color(rawValue: "darkolivegreen")
  /// CSS's `darkorange`.
  public static let darkorange = Color(rawValue: "darkorange")
  /// CSS's `darkorchid`.
  public static let darkorchid = Color(rawValue: "darkorchid")
  /// CSS's `darkred`.
  public static let darkred = Color(rawValue: "darkred")
  /// CSS's `darksalmon`.
  public static let darksalmon = Color(rawValue: "darksalmon")
  /// CSS's `darkseagreen`.
  public static let darkseagreen = Color(rawValue: "darkseagreen")
  /// CSS's `darkslateblue`.
  public static let darkslateblue = Color(rawValue: "darkslateblue")
  /// CSS's `darkslategray`.
  public static let darkslategray = Color(rawValue: "darkslategray")
  /// CSS's `darkslategrey`.
  public static let darkslategrey = Color(rawValue: "darkslategrey")
  /// CSS's `darkturquoise`.
  public static let darkturquoise = Color(rawValue: "darkturquoise")
  /// CSS's `darkviolet`.
  public static let darkviolet = Color(rawValue: "darkviolet")
  /// CSS's `deeppink`.
  public static let deeppink = Color(rawValue: "deeppink")
  /// CSS's `deepskyblue`.
  public static let deepskyblue = Color(rawValue: "deepskyblue")
  /// CSS's `dimgray`.
  public static let dimgray = Color(rawValue: "dimgray")
  /// CSS's `dimgrey`.
  public static let dimgrey = Color(rawValue: "dimgrey")
  /// CSS's `dodgerblue`.
  public static let dodgerblue = Color(rawValue: "dodgerblue")
  /// CSS's `firebrick`.
  public static let firebrick = Color(rawValue: "firebrick")
  /// CSS's `floralwhite`.
  public static let floralwhite = Color(rawValue: "floralwhite")
  /// CSS's `forestgreen`.
  public static let forestgreen = Color(rawValue: "forestgreen")
  /// CSS's `fuchsia`.
  public static let fuchsia = Color(rawValue: "fuchsia")
  /// CSS's `gainsboro`.
  public static let gainsboro = Color(rawValue: "gainsboro")
  /// CSS's `ghostwhite`.
  public static let ghostwhite = Color(rawValue: "ghostwhite")
  /// CSS's `gold`.
  public static let gold = Color(rawValue: "gold")
  /// CSS's `goldenrod`.
  public static let goldenrod = Color(rawValue: "goldenrod")
  /// CSS's `gray`.
  public static let gray = Color(rawValue: "gray")
  /// CSS's `green`.
  public static let green = Color(rawValue: "green")
  /// CSS's `greenyellow`.
  public static let greenyellow = Color(rawValue: "greenyellow")
  /// CSS's `grey`.
  public static let grey = Color(rawValue: "grey")
  /// CSS's `honeydew`.
  public static let honeydew = Color(rawValue: "honeydew")
  /// CSS's `hotpink`.
  public static let hotpink = Color(rawValue: "hotpink")
  /// CSS's `indianred`.
  public static let indianred = Color(rawValue: "indianred")
  /// CSS's `indigo`.
  public static let indigo = Color(rawValue: "indigo")
  /// CSS's `ivory`.
  public static let ivory = Color(rawValue: "ivory")
  /// CSS's `khaki`.
  public static let khaki = Color(rawValue: "khaki")
  /// CSS's `lavender`.
  public static let lavender = Color(rawValue: "lavender")
  /// CSS's `lavenderblush`.
  public static let lavenderblush = Color(rawValue: "lavenderblush")
  /// CSS's `lawngreen`.
  public static let lawngreen = Color(rawValue: "lawngreen")
  /// CSS's `lemonchiffon`.
  public static let lemonchiffon = Color(rawValue: "lemonchiffon")
  /// CSS's `lightblue`.
  public static let lightblue = Color(rawValue: "lightblue")
  /// CSS's `lightcoral`.
  public static let lightcoral = Color(rawValue: "lightcoral")
  /// CSS's `lightcyan`.
  public static let lightcyan = Color(rawValue: "lightcyan")
  /// CSS's `lightgoldenrodyellow`.
  public static let lightgoldenrodyellow = Color(rawValue: "lightgoldenrodyellow")
  /// CSS's `lightgray`.
  public static let lightgray = Color(rawValue: "lightgray")
  /// CSS's `lightgreen`.
  public static let lightgreen = Color(rawValue: "lightgreen")
  /// CSS's `lightgrey`.
  public static let lightgrey = Color(rawValue: "lightgrey")
  /// CSS's `lightpink`.
  public static let lightpink = Color(rawValue: "lightpink")
  /// CSS's `lightsalmon`.
  public static let lightsalmon = Color(rawValue: "lightsalmon")
  /// CSS's `lightseagreen`.
  public static let lightseagreen = Color(rawValue: "lightseagreen")
  /// CSS's `lightskyblue`.
  public static let lightskyblue = Color(rawValue: "lightskyblue")
  /// CSS's `lightslategray`.
  public static let lightslategray = Color(rawValue: "lightslategray")
  /// CSS's `lightslategrey`.
  public static let lightslategrey = Color(rawValue: "lightslategrey")
  /// CSS's `lightsteelblue`.
  public static let lightsteelblue = Color(rawValue: "lightsteelblue")
  /// CSS's `lightyellow`.
  public static let lightyellow = Color(rawValue: "lightyellow")
  /// CSS's `lime`.
  public static let lime = Color(rawValue: "lime")
  /// CSS's `limegreen`.
  public static let limegreen = Color(rawValue: "limegreen")
  /// CSS's `linen`.
  public static let linen = Color(rawValue: "linen")
  /// CSS's `magenta`.
  public static let magenta = Color(rawValue: "magenta")
  /// CSS's `maroon`.
  public static let maroon = Color(rawValue: "maroon")
  /// CSS's `mediumaquamarine`.
  public static let mediumaquamarine = Color(rawValue: "mediumaquamarine")
  /// CSS's `mediumblue`.
  public static let mediumblue = Color(rawValue: "mediumblue")
  /// CSS's `mediumorchid`.
  public static let mediumorchid = Color(rawValue: "mediumorchid")
  /// CSS's `mediumpurple`.
  public static let mediumpurple = Color(rawValue: "mediumpurple")
  /// CSS's `mediumseagreen`.
  public static let mediumseagreen = Color(rawValue: "mediumseagreen")
  /// CSS's `mediumslateblue`.
  public static let mediumslateblue = Color(rawValue: "mediumslateblue")
  /// CSS's `mediumspringgreen`.
  public static let mediumspringgreen = Color(rawValue: "mediumspringgreen")
  /// CSS's `mediumturquoise`.
  public static let mediumturquoise = Color(rawValue: "mediumturquoise")
  /// CSS's `mediumvioletred`.
  public static let mediumvioletred = Color(rawValue: "mediumvioletred")
  /// CSS's `midnightblue`.
  public static let midnightblue = Color(rawValue: "midnightblue")
  /// CSS's `mintcream`.
  public static let mintcream = Color(rawValue: "mintcream")
  /// CSS's `mistyrose`.
  public static let mistyrose = Color(rawValue: "mistyrose")
  /// CSS's `moccasin`.
  public static let moccasin = Color(rawValue: "moccasin")
  /// CSS's `navajowhite`.
  public static let navajowhite = Color(rawValue: "navajowhite")
  /// CSS's `navy`.
  public static let navy = Color(rawValue: "navy")
  /// CSS's `oldlace`.
  public static let oldlace = Color(rawValue: "oldlace")
  /// CSS's `olive`.
  public static let olive = Color(rawValue: "olive")
  /// CSS's `olivedrab`.
  public static let olivedrab = Color(rawValue: "olivedrab")
  /// CSS's `orange`.
  public static let orange = Color(rawValue: "orange")
  /// CSS's `orangered`.
  public static let orangered = Color(rawValue: "orangered")
  /// CSS's `orchid`.
  public static let orchid = Color(rawValue: "orchid")
  /// CSS's `palegoldenrod`.
  public static let palegoldenrod = Color(rawValue: "palegoldenrod")
  /// CSS's `palegreen`.
  public static let palegreen = Color(rawValue: "palegreen")
  /// CSS's `paleturquoise`.
  public static let paleturquoise = Color(rawValue: "paleturquoise")
  /// CSS's `palevioletred`.
  public static let palevioletred = Color(rawValue: "palevioletred")
  /// CSS's `papayawhip`.
  public static let papayawhip = Color(rawValue: "papayawhip")
  /// CSS's `peachpuff`.
  public static let peachpuff = Color(rawValue: "peachpuff")
  /// CSS's `peru`.
  public static let peru = Color(rawValue: "peru")
  /// CSS's `pink`.
  public static let pink = Color(rawValue: "pink")
  /// CSS's `plum`.
  public static let plum = Color(rawValue: "plum")
  /// CSS's `powderblue`.
  public static let powderblue = Color(rawValue: "powderblue")
  /// CSS's `purple`.
  public static let purple = Color(rawValue: "purple")
  /// CSS's `rebeccapurple`.
  public static let rebeccapurple = Color(rawValue: "rebeccapurple")
  /// CSS's `red`.
  public static let red = Color(rawValue: "red")
  /// CSS's `rosybrown`.
  public static let rosybrown = Color(rawValue: "rosybrown")
  /// CSS's `royalblue`.
  public static let royalblue = Color(rawValue: "royalblue")
  /// CSS's `saddlebrown`.
  public static let saddlebrown = Color(rawValue: "saddlebrown")
  /// CSS's `salmon`.
  public static let salmon = Color(rawValue: "salmon")
  /// CSS's `sandybrown`.
  public static let sandybrown = Color(rawValue: "sandybrown")
  /// CSS's `seagreen`.
  public static let seagreen = Color(rawValue: "seagreen")
  /// CSS's `seashell`.
  public static let seashell = Color(rawValue: "seashell")
  /// CSS's `sienna`.
  public static let sienna = Color(rawValue: "sienna")
  /// CSS's `silver`.
  public static let silver = Color(rawValue: "silver")
  /// CSS's `skyblue`.
  public static let skyblue = Color(rawValue: "skyblue")
  /// CSS's `slateblue`.
  public static let slateblue = Color(rawValue: "slateblue")
  /// CSS's `slategray`.
  public static let slategray = Color(rawValue: "slategray")
  /// CSS's `slategrey`.
  public static let slategrey = Color(rawValue: "slategrey")
  /// CSS's `snow`.
  public static let snow = Color(rawValue: "snow")
  /// CSS's `springgreen`.
  public static let springgreen = Color(rawValue: "springgreen")
  /// CSS's `steelblue`.
  public static let steelblue = Color(rawValue: "steelblue")
  /// CSS's `tan`.
  public static let tan = Color(rawValue: "tan")
  /// CSS's `teal`.
  public static let teal = Color(rawValue: "teal")
  /// CSS's `thistle`.
  public static let thistle = Color(rawValue: "thistle")
  /// CSS's `tomato`.
  public static let tomato = Color(rawValue: "tomato")
  /// CSS's `transparent`.
  public static let transparent = Color(rawValue: "transparent")
  /// CSS's `turquoise`.
  public static let turquoise = Color(rawValue: "turquoise")
  /// CSS's `violet`.
  public static let violet = Color(rawValue: "violet")
  /// CSS's `wheat`.
  public static let wheat = Color(rawValue: "wheat")
  /// CSS's `white`.
  public static let white = Color(rawValue: "white")
  /// CSS's `whitesmoke`.
  public static let whitesmoke = Color(rawValue: "whitesmoke")
  /// CSS's `yellow`.
  public static let yellow = Color(rawValue: "yellow")
  /// CSS's `yellowgreen`.
  public static let yellowgreen = Color(rawValue: "yellowgreen")
}
