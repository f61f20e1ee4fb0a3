import { memberInterests, memberRoles, parseReferralCode, visibleText } from '@baithak/domain'
import { type RecordDefinition, useDraft } from '@baithak/storage'
import { isCompletePhone } from '@baithak/ui/format'
import { createContext, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { useShell } from '../services/shell-services'
import { isCompleteCode } from './one-time-code'

export const permissions = ['location', 'notifications', 'camera'] as const

const draftSchema = v.object({
  /** The digits alone. */
  phone: v.string(),
  code: v.string(),
  name: v.string(),
  email: v.string(),
  dateOfBirth: v.string(),
  role: v.picklist(memberRoles),
  interests: v.array(v.picklist(memberInterests)),
  /** The code of the friend whose link was opened. */
  referralCode: v.optional(v.string()),
  permissions: v.object({
    location: v.boolean(),
    notifications: v.boolean(),
    camera: v.boolean(),
  }),
})

export type OnboardingDraft = v.InferOutput<typeof draftSchema>

export const onboardingDraft: RecordDefinition<OnboardingDraft> = {
  key: 'draft:onboarding',
  schema: draftSchema,
  fallback: {
    phone: '',
    code: '',
    name: '',
    email: '',
    dateOfBirth: '',
    role: 'Customer',
    interests: [],
    permissions: { location: false, notifications: false, camera: false },
  },
}

/** Returns the friend's code in the link (spec §7), or the one of an earlier visit. */
export const referralCodeOf = (
  { referralCode }: Pick<OnboardingDraft, 'referralCode'>,
  search: string,
): string | undefined =>
  parseReferralCode(new URLSearchParams(search).get('ref')) ?? parseReferralCode(referralCode)

interface Onboarding {
  draft: OnboardingDraft
  change(changes: Partial<OnboardingDraft>): void
}

export const OnboardingContext = createContext<Onboarding | null>(null)

export function useOnboarding(): Onboarding {
  const onboarding = use(OnboardingContext)
  if (!onboarding) throw new Error('useOnboarding needs the OnboardingContext of OnboardingSteps.')
  return onboarding
}

/** Returns the draft, which is stored at every keystroke, with the code of the link that opened the app. */
export function useStoredDraft(): Onboarding {
  const record = useShell().storage.record(onboardingDraft)
  const { search } = useLocation()
  const [referralCode] = useState(() => referralCodeOf(record.getState(), search))
  const { value, change } = useDraft(record)
  const draft = { ...value, referralCode }
  return { draft, change: (changes) => change({ ...draft, ...changes }) }
}

/** The fields that are validated (spec §5), by the key of their message (spec §8). */
const isValid = {
  phone: ({ phone }: OnboardingDraft) => isCompletePhone(phone),
  code: ({ code }: OnboardingDraft) => isCompleteCode(code),
  name: ({ name }: OnboardingDraft) => visibleText(name) !== '',
}

/** Shows a failed validation as a toast, and as the message of the field until it is edited. */
export function useValidation(field: keyof typeof isValid) {
  const { toasts } = useShell()
  const { t } = useTranslation()
  const [isRefused, setRefused] = useState(false)
  const message = t(`onboarding.refused.${field}.text`)
  return {
    message: isRefused ? message : undefined,
    validate(draft: OnboardingDraft): boolean {
      const isAccepted = isValid[field](draft)
      setRefused(!isAccepted)
      if (!isAccepted)
        toasts.show({
          title: t(`onboarding.refused.${field}.title`),
          description: message,
          destructive: true,
        })
      return isAccepted
    },
    clear: () => setRefused(false),
  }
}
