import { useHost } from '@baithak/platform'
import { inBothLanguages, planReminders } from '@baithak/shared/reminders'
import type { PartyEnquiry } from '@baithak/shared/storage'
import { useScreenTranslations } from '@baithak/shared/use-screen-translations'
import { useTranslateVenueName } from '../model/use-translate-venue-name'
import en from './en.json'
import hi from './hi.json'
import { partyReminder } from './party-reminder'

/** Returns what plans the reminders of parties that were confirmed in the background; the screen itself shows the others. */
export function usePartyReminders() {
  useScreenTranslations('party-reminders', { en, hi })
  const { storage, i18n } = useHost()
  const translateVenueName = useTranslateVenueName()
  return (confirmed: readonly PartyEnquiry[]) => {
    if (!document.hidden) return
    const now = new Date()
    const title = inBothLanguages((language) =>
      i18n.getFixedT(language, 'party-reminders')('title'),
    )
    const added = confirmed.map((enquiry) =>
      partyReminder(enquiry, { venue: translateVenueName(enquiry.venueName), title, now }),
    )
    const ids = new Set(added.map(({ id }) => id))
    planReminders(
      storage,
      'party',
      (planned) => [...added, ...planned.filter(({ id }) => !ids.has(id))],
      now,
    )
  }
}
