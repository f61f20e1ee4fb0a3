import { v } from '@baithak/storage/schema'

/** Long enough for the wallet to load, too short for a way back to it. */
const newPassMs = 5000

/** Navigation state of the wallet after a purchase: the new pass drops onto its cords. */
export const newPassState = (now: Date) => ({ newPass: now.getTime() })

const newPassSchema = v.object({ newPass: v.number() })

/** Navigation state survives reloads and back navigation, so it expires. */
export const isNewPass = (state: unknown, now: Date): boolean =>
  v.is(newPassSchema, state) && now.getTime() - state.newPass < newPassMs

/** Navigation state of the wallet's upgrade link. */
export const upgradeState = { upgrade: true } as const

const upgradeSchema = v.object({ upgrade: v.literal(true) })

/** Navigation state is untrusted, so only the exact flag counts. */
export const isUpgrade = (state: unknown): boolean => v.is(upgradeSchema, state)
