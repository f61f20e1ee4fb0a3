import { inLanguage } from '@baithak/contract'
import { rest } from '../rest'

/** A friend's stored name in the visitor's language, if it is a sample's; any other as stored. */
export function friendNameIn(language: string, stored: string): string {
  const known = Object.values(rest).flatMap(({ friends }) => Object.entries(friends))
  const [key = ''] = known.find(([, name]) => name === stored) ?? []
  return new Map(Object.entries(inLanguage(rest, language).friends)).get(key) ?? stored
}
