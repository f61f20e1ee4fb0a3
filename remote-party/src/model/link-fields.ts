import { codeFromLink, decodeBase64Url, encodeBase64Url } from '@baithak/domain'
import { v } from '@baithak/storage/schema'

/** A text in a link. The app writes none that is longer. */
export const linkText = v.pipe(v.string(), v.maxLength(200))

const version = 1
type Fields<Values> = v.GenericSchema<unknown, Values> & { entries: object }

/**
 * Writes values as the fragment of a link, which browsers do not send to a server. The link has the values alone, in the
 * order of their schema, because it has to be short. New fields go to the end.
 */
export const encodeFields = ({ entries }: { entries: object }, values: object): string => {
  const byName: Readonly<Record<string, unknown>> = { ...values }
  return `#${encodeBase64Url(JSON.stringify([version, ...Object.keys(entries).map((name) => byName[name])]))}`
}

/** Reads the values of a fragment. Returns null if it is cut off or has other fields. */
export function decodeFields<Values>(schema: Fields<Values>, hash: string): Values | null {
  try {
    const [own, ...values] = JSON.parse(decodeBase64Url(codeFromLink(hash.slice(1))))
    const named = Object.keys(schema.entries).map((name, index) => [name, values[index]])
    const { success, output } = v.safeParse(schema, Object.fromEntries(named))
    return own === version && success ? output : null
  } catch {
    return null
  }
}
