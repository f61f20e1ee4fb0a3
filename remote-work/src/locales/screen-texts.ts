import { byLanguage } from '@baithak/contract'
import type en from './screens/en.json'

/** The texts of all screens but Home, in all languages: stored texts are recognised in each of them. */
export const screenTexts = byLanguage(
  import.meta.glob<typeof en>('./screens/*.json', { eager: true, import: 'default' }),
)
