export { type ByLanguage, brandIn, byLanguage, byLanguageSchema, inLanguage } from './by-language'
export { inEachLanguage, type Language, languageOf, languages, languageToast } from './languages'
