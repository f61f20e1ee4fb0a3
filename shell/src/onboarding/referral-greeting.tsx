import { Ticket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useShell } from '../services/shell-services'
import { onboardingDraft, referralCodeOf } from './model/onboarding-draft'

/** Greets a newcomer who comes with a friend's referral link, or says that the link is incomplete. */
export function ReferralGreeting() {
  const { t } = useTranslation()
  const { storage } = useShell()
  const { search } = useLocation()
  const code = referralCodeOf(storage.record(onboardingDraft).getState(), search)
  if (!code && !new URLSearchParams(search).get('ref')) return null
  return (
    <p
      role="status"
      className="absolute inset-x-5 bottom-full mb-5 flex animate-fade items-center gap-3.5 rounded-panel bg-milk px-4 py-3 text-body-2 text-ink shadow-sh2"
    >
      <Ticket size={24} className="shrink-0 text-brass-text" />
      <span className="min-w-0">
        <span className="block font-title">
          {t(code ? 'welcome.referral.title' : 'welcome.referral.incomplete')}
        </span>
        <span className="block text-balance wrap-anywhere">
          {code ? t('welcome.referral.text', { code }) : t('welcome.referral.incompleteText')}
        </span>
      </span>
    </p>
  )
}
