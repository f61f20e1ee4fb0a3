export { byLanguageSchema, parseByLanguage } from './all-languages'
export {
  type ByLanguage,
  byLanguage,
  inLanguage,
  languageOfFile,
} from './by-language'
export {
  brandIn,
  inEachLanguage,
  type Language,
  languageOf,
  languages,
  languageToast,
} from './languages'
