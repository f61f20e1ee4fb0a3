import { isCompletePhone } from '@baithak/ui/format'
import type { OnboardingDraft } from './draft'

export const paths = {
  welcome: '/',
  phone: '/onboarding/phone',
  profile: '/onboarding/profile',
  interests: '/onboarding/interests',
  permissions: '/onboarding/permissions',
  success: '/onboarding/success',
} as const

/** The position of the lamp on the progress line in percent, by step. */
export const progress = {
  phone: 23,
  code: 34,
  profile: 52,
  interests: 66,
  permissions: 81,
} as const

export type Step = keyof typeof progress

/** The navigation state of the code, which has the path of the phone. It survives a reload, and Back removes it. */
export const codeStepState = { step: 'code' }

/** Returns the step of a location. The first and the last screen, which show no progress, have none. */
export function stepFromLocation(
  { pathname, state }: { pathname: string; state: unknown },
  draft: OnboardingDraft,
): Step | undefined {
  // The router ignores case and trailing slashes.
  const path = pathname.toLowerCase().replace(/(?<!\/)\/+$/, '')
  if (path === paths.phone) {
    const { step } = (state ?? {}) as { step?: unknown }
    return step === codeStepState.step && isCompletePhone(draft.phone) ? 'code' : 'phone'
  }
  return (['profile', 'interests', 'permissions'] as const).find((step) => paths[step] === path)
}
