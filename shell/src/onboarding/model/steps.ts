import { isCompletePhone } from '@baithak/ui/format'
import * as v from 'valibot'
import type { OnboardingDraft } from './onboarding-draft'
import { paths } from './paths'

/** The position of the lamp on the progress line. */
const progressPercents = {
  phone: 23,
  code: 34,
  profile: 52,
  interests: 66,
  permissions: 81,
} as const

export type Step = keyof typeof progressPercents
export const steps = Object.keys(progressPercents) as Step[]
export const progressPercent = (step: Step): number => progressPercents[step]

/** Navigation state: phone and code are two steps of one path. It survives a reload, and back removes it. */
export const codeStepState = { step: 'code' } as const
const codeStepSchema = v.object({ step: v.literal('code') })

/** The step of a location; undefined for the first and the last screen, which show no progress. */
export function stepFromLocation(
  { pathname, state }: { pathname: string; state: unknown },
  draft: OnboardingDraft,
): Step | undefined {
  // The router ignores case and trailing slashes.
  const path = pathname.toLowerCase().replace(/(?<!\/)\/+$/, '')
  if (path === paths.phone)
    return v.is(codeStepSchema, state) && isCompletePhone(draft.phone) ? 'code' : 'phone'
  return steps.find((step) => step !== 'code' && step !== 'phone' && paths[step] === path)
}
