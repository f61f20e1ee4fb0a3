import { v } from '@baithak/platform'

/** What travels to the wallet with a pass that was just bought: it drops onto its cords. */
export const newPassState = { newPass: true } as const

const newPassSchema = v.object({ newPass: v.literal(true) })

export const isNewPass = (state: unknown): boolean => v.is(newPassSchema, state)
