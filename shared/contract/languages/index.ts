export { byLanguageSchema, parseByLanguage } from './all-languages'
export {
  type ByLanguage,
  brandIn,
  byLanguage,
  inLanguage,
  languageOfFile,
} from './by-language'
export { inEachLanguage, type Language, languageOf, languages, languageToast } from './languages'
