/// The names of languages, as people write them where a tag belongs.
enum LanguageNames {
  /// The tag of a language with its name in English or in itself; `nil` for others.
  static func tag(of name: String) -> String? { tags[name.lowercased()] }

  private static let tags = [
    "arabic": "ar", "bulgarian": "bg", "chinese": "zh", "croatian": "hr", "czech": "cs",
    "danish": "da", "deutsch": "de", "dutch": "nl", "english": "en", "estonian": "et",
    "finnish": "fi", "french": "fr", "francais": "fr", "german": "de", "greek": "el",
    "hebrew": "he", "hindi": "hi", "hungarian": "hu", "indonesian": "id", "italian": "it",
    "italiano": "it", "japanese": "ja", "korean": "ko", "latvian": "lv", "lithuanian": "lt",
    "norwegian": "nb", "persian": "fa", "polish": "pl", "polski": "pl", "portuguese": "pt",
    "romanian": "ro", "russian": "ru", "serbian": "sr", "slovak": "sk", "slovenian": "sl",
    "espanol": "es", "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr",
    "ukrainian": "uk", "urdu": "ur", "vietnamese": "vi",
  ]
}
