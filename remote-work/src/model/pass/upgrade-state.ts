import { v } from '@baithak/platform'

/** What travels with the address from the wallet's upgrade button. */
export const upgradeState = { upgrade: true } as const

const upgradeSchema = v.object({ upgrade: v.literal(true) })

/** Anyone may write into an address's state: only the flag itself counts. */
export const isUpgrade = (state: unknown): boolean => v.is(upgradeSchema, state)
