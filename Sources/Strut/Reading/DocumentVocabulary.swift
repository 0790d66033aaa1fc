import StrutMarkup
import StrutTemplate

extension TemplateVocabulary {
  /// What documents know, from the attribute table.
  static let document = TemplateVocabulary(
    elements: MarkupVocabulary.elements, boxAttributes: MarkupVocabulary.boxAttributes,
    pathAttributes: ["src"], isColor: MarkupVocabulary.isColor, isLength: MarkupVocabulary.isLength,
    isSameColor: MarkupVocabulary.isSameColor, isSameLength: MarkupVocabulary.isSameLength,
    faults: Faults(
      advised: MarkupVocabulary.advised(_:in:_:),
      attribute: MarkupVocabulary.fault(of:on:in:isComputed:at:),
      attributeHint: MarkupVocabulary.hint(forAttribute:_:),
      elementHint: MarkupVocabulary.hint(forElementAt:of:in:parent:),
      element: MarkupVocabulary.fault(ofElementAt:of:in:parent:),
      isClosed: MarkupVocabulary.isClosed,
      classes: MarkupVocabulary.fault(ofClasses:on:at:),
      style: MarkupVocabulary.fault(ofStyle:nearest:at:)))
}

/// What the markup calls things, for modules that do not import it.
package typealias MarkupVocabulary = StrutMarkup.MarkupVocabulary

/// What documents are expanded with, for modules that do not import the language.
package typealias TemplateChoices = StrutTemplate.TemplateChoices
package typealias TemplateValue = StrutTemplate.TemplateValue
package typealias DocumentInterface = StrutTemplate.DocumentInterface
package typealias GivenParameter = StrutTemplate.GivenParameter
package typealias StringsPath = StrutTemplate.StringsPath
package typealias DocumentStates = StrutTemplate.DocumentStates
package typealias LanguageTag = StrutTemplate.LanguageTag
