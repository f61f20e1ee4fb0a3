import { byLanguage } from '@baithak/contract'
import type en from './screens/en.json'

/** The texts of all screens except the sign-in, in all languages. */
export const screenTexts = byLanguage(
  import.meta.glob<typeof en>('./screens/*.json', { eager: true, import: 'default' }),
)
