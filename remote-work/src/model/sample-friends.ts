import { byLanguage, inLanguage } from '@baithak/contract'
import type en from './sample-friends/en.json'

/** Friends whose names are stored in one language and may be shown in another one. */
const names = byLanguage(
  import.meta.glob<typeof en>('./sample-friends/*.json', { eager: true, import: 'default' }),
)

/** A friend's stored name in the visitor's language, if it is a sample's; any other as stored. */
export function friendNameIn(language: string, stored: string): string {
  const known = Object.values(names).flatMap((each) => Object.entries(each))
  const [key = ''] = known.find(([, name]) => name === stored) ?? []
  return new Map(Object.entries(inLanguage(names, language))).get(key) ?? stored
}
