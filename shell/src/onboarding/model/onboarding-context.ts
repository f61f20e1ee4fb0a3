import { useDraft } from '@baithak/storage'
import { createContext, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../services/shell-services'
import { type OnboardingDraft, onboardingDraft, referralCodeOf } from './onboarding-draft'
import { findInvalid, type ValidatedField } from './onboarding-rules'

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

/** The draft, stored at every keystroke, with the code of the link that opened the app. */
export function useStoredDraft(): Onboarding {
  const record = useShell().storage.record(onboardingDraft)
  const { search } = useLocation()
  const [referralCode] = useState(() => referralCodeOf(record.getState(), search))
  const { value, change } = useDraft(record)
  const draft = { ...value, referralCode }
  return { draft, change: (changes) => change({ ...draft, ...changes }) }
}

/** Shows a failed validation as a toast, and as the message of the field until it is edited. */
export function useValidation() {
  const { toasts } = useShell()
  const { t } = useTranslation()
  const [invalidField, setInvalidField] = useState<ValidatedField>()
  return {
    message: invalidField ? t(`onboarding.refused.${invalidField}.text`) : undefined,
    /** Returns the first of these fields that is invalid. */
    validate(draft: OnboardingDraft, ...fields: ValidatedField[]): ValidatedField | undefined {
      const field = findInvalid(draft, fields)
      setInvalidField(field)
      if (field)
        toasts.show({
          title: t(`onboarding.refused.${field}.title`),
          description: t(`onboarding.refused.${field}.text`),
          destructive: true,
        })
      return field
    },
    clear: () => setInvalidField(undefined),
  }
}
