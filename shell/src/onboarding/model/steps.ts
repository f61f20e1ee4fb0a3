import * as v from 'valibot'
import type { OnboardingDraft } from './onboarding-draft'
import type { Refusal } from './onboarding-rules'
import { isWholePhone } from './phone-digits'

export const paths = {
  welcome: '/',
  phone: '/onboarding/phone',
  profile: '/onboarding/profile',
  interests: '/onboarding/interests',
  permissions: '/onboarding/permissions',
  success: '/onboarding/success',
} as const

/** Where the lamp hangs at each stop, in hundredths of the line. */
const lampAt = { phone: 23, code: 34, profile: 52, interests: 66, permissions: 81 } as const

export type Stop = keyof typeof lampAt
export const stops = Object.keys(lampAt) as Stop[]
export const lampOf = (stop: Stop): number => lampAt[stop]

/** Travels with the address: phone and code are two steps of one path. It outlives a reload, and back undoes it. */
export const atCode = { step: 'code' } as const
const atCodeSchema = v.object({ step: v.literal('code') })

/** The stop of an address; none for the screens at either end, which have no lamp. */
export function stopOf(
  { pathname, state }: { pathname: string; state: unknown },
  draft: OnboardingDraft,
): Stop | undefined {
  // Written in other ways too, an address leads the router to the same screen.
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  if (path === paths.phone)
    return v.is(atCodeSchema, state) && isWholePhone(draft.phone) ? 'code' : 'phone'
  return stops.find((stop) => stop !== 'code' && stop !== 'phone' && paths[stop] === path)
}

/** Where a refused newcomer can put it right. */
export const pathOf = (refusal: Refusal): string =>
  refusal === 'name' ? paths.profile : paths.phone
