import type { ModeId } from '@baithak/shared/apps'

/** Tests with this tag are part of `npm run test:matrix`, not of `npm test`. */
const long = { tag: '@long' }

/** `npm test` tries faults that every mode has in Gig, `npm run test:matrix` in the other modes. */
export const longUnlessGig = (id: ModeId) => (id === 'gig' ? {} : long)
