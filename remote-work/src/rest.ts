import { byLanguage } from '@baithak/contract'
import type en from './locales/rest/en.json'

/** The texts of all screens but Home, in all languages: stored texts are recognised in each of them. */
export const rest = byLanguage(
  import.meta.glob<typeof en>('./locales/rest/*.json', { eager: true, import: 'default' }),
)
