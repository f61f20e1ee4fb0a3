import { byLanguage, inLanguage } from '../languages'

/**
 * Names of the samples that are stored in one language and may be shown in another one, where the translations of their
 * mode are not loaded. A test compares them with the modes' own.
 */
export const sampleNames = byLanguage(
  import.meta.glob<Readonly<Record<string, string>>>('./sample-names/*.json', {
    eager: true,
    import: 'default',
  }),
)

/** A stored name in the visitor's language, if it is a sample's; any other as stored. */
export function sampleNameIn(language: string, stored: string): string {
  const known = Object.values(sampleNames).flatMap((names) => Object.entries(names))
  const [key = ''] = known.find(([, name]) => name === stored) ?? []
  return inLanguage(sampleNames, language)[key] ?? stored
}
