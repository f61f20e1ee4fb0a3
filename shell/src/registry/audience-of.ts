import type { Audience } from '@baithak/contract/modes'

/** Who a mode is for: members, until the registry says otherwise. */
export const audienceOf = (manifest?: { audience?: Audience | undefined }): Audience =>
  manifest?.audience ?? 'member'

/** The first mode for partners. */
export const partnerModeOf = (
  entries: Record<string, { manifest: { audience?: Audience | undefined } }>,
): string | undefined =>
  Object.keys(entries).find((id) => audienceOf(entries[id]?.manifest) === 'partner')
