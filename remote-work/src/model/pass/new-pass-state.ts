import { v } from '@baithak/platform'

/** Milliseconds in which a pass is new: enough for the wallet to come, too few for a way back to it. */
const newTime = 5000

/** What travels to the wallet with a pass that was just bought: it drops onto its cords, once. */
export const newPassState = (now: Date) => ({ newPass: now.getTime() })

const newPassSchema = v.object({ newPass: v.number() })

/** The state of an address outlives reloads and comes back with it, when the pass is no longer new. */
export const isNewPass = (state: unknown, now: Date): boolean =>
  v.is(newPassSchema, state) && now.getTime() - state.newPass < newTime
