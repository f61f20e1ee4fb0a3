import { v } from '@baithak/storage/schema'

/** Navigation state of the wallet's upgrade link. */
export const upgradeState = { upgrade: true } as const

const upgradeSchema = v.object({ upgrade: v.literal(true) })

/** Navigation state is untrusted, so only the exact flag counts. */
export const isUpgrade = (state: unknown): boolean => v.is(upgradeSchema, state)
