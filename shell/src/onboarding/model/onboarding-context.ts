import { createContext, use, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../services/shell-services'
import { type OnboardingDraft, onboardingDraft } from './onboarding-draft'
import type { InvalidField, ValidationResult } from './onboarding-rules'
import { referralCodeOf } from './referral-code'

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

/**
 * The draft, stored at every keystroke. When the device refuses to store it, it lives in memory only: typing goes on,
 * and the failure is reported once rather than per keystroke.
 */
export function useStoredDraft(): Onboarding {
  const { storage } = useShell()
  const record = storage.record(onboardingDraft)
  const { search } = useLocation()
  const [draft, setDraft] = useState(() => {
    const stored = record.getState()
    return { ...stored, referralCode: referralCodeOf(stored, search) }
  })
  const canStore = useRef(true)
  return {
    draft,
    change(changes) {
      const next = { ...draft, ...changes }
      setDraft(next)
      if (canStore.current) canStore.current = record.write(next).ok
    },
  }
}

/** Shows a failed validation as a toast, and as the message of the field until it is edited. */
export function useValidation() {
  const { toasts } = useShell()
  const { t } = useTranslation()
  const [invalidField, setInvalidField] = useState<InvalidField | null>(null)
  return {
    message: invalidField ? t(`onboarding.refused.${invalidField}.text`) : undefined,
    /** True when the input is valid. */
    validate(result: ValidationResult): boolean {
      setInvalidField(result.ok ? null : result.field)
      if (result.ok) return true
      toasts.show({
        title: t(`onboarding.refused.${result.field}.title`),
        description: t(`onboarding.refused.${result.field}.text`),
        destructive: true,
      })
      return false
    },
    clear: () => setInvalidField(null),
  }
}
