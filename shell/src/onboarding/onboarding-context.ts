import { createContext, use, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShell } from '../host/shell-services'
import { type OnboardingDraft, onboardingDraft } from './onboarding-draft'
import type { Check, Refusal } from './onboarding-rules'

export interface Onboarding {
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
 * The draft, kept on the device with every letter. Where the device refuses to keep it, it lives as long as the page:
 * nobody is kept from typing, and the refusal is told once and not per letter.
 */
export function useStoredDraft(): Onboarding {
  const { storage } = useShell()
  const record = storage.item(onboardingDraft)
  const [draft, setDraft] = useState(record.getState)
  const kept = useRef(true)
  return {
    draft,
    change(changes) {
      const next = { ...draft, ...changes }
      setDraft(next)
      if (kept.current) kept.current = record.write(next).ok
    },
  }
}

/** Says what is wrong as a toast, and remembers it for the field until it is put right. */
export function useRefusal() {
  const { toasts } = useShell()
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  return {
    message: refusal ? t(`onboarding.refused.${refusal}.text`) : undefined,
    /** True when nothing stands in the way. */
    passes(check: Check): boolean {
      setRefusal(check.ok ? null : check.refusal)
      if (check.ok) return true
      toasts.show({
        title: t(`onboarding.refused.${check.refusal}.title`),
        description: t(`onboarding.refused.${check.refusal}.text`),
        destructive: true,
      })
      return false
    },
    forget: () => setRefusal(null),
  }
}
