import { byLanguage, inLanguage } from '@baithak/contract'
import type en from './en.json'

/** Not in the locales, which the sign-in loads too: it shows no café. */
const labels = byLanguage(
  import.meta.glob<typeof en>('./*.json', { eager: true, import: 'default' }),
)

/** Names and texts of the built-in cafés, by their id. */
export const sampleLabels = (language: string) => inLanguage(labels, language)
