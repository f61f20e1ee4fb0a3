import { byLanguage } from '@baithak/contract'
import type en from './locales/rest/en.json'

/** The texts of all screens but the list of venues, in all languages. */
export const rest = byLanguage(
  import.meta.glob<typeof en>('./locales/rest/*.json', { eager: true, import: 'default' }),
)
