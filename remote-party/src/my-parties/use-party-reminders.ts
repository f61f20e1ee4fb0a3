import { useHost } from '@baithak/platform'
import { inBothLanguages, planReminders } from '@baithak/shared/reminders'
import { type PartyEnquiry, reminderChoicesItem } from '@baithak/shared/storage'
import { useScreenTranslations } from '@baithak/shared/use-screen-translations'
import { useEffect } from 'react'
import en from './en.json'
import hi from './hi.json'
import { partyReminder, pendingReminders } from './party-reminder'

/**
 * Returns what plans the reminders of parties that were confirmed in the background, if the member wants them; the
 * screen itself shows the others. It withdraws those of parties that it shows, all or the `selected` one, and of those
 * that are paid or cancelled by now.
 */
export function usePartyReminders(
  enquiries: readonly PartyEnquiry[],
  selected: PartyEnquiry | undefined,
) {
  useScreenTranslations('party-reminders', { en, hi })
  const { storage, i18n } = useHost()
  useEffect(() => {
    function withdraw() {
      const visible = selected ? [selected] : enquiries
      const seen = document.hidden ? [] : visible
      planReminders(
        storage,
        'party',
        (planned) => pendingReminders(planned, enquiries, seen),
        new Date(),
      )
    }
    withdraw()
    // Captured at the window it precedes the shell's listener, which shows what is planned.
    window.addEventListener('visibilitychange', withdraw, true)
    return () => window.removeEventListener('visibilitychange', withdraw, true)
  }, [storage, enquiries, selected])
  return (confirmed: readonly PartyEnquiry[]) => {
    const { party: isWanted } = storage.item(reminderChoicesItem).getState()
    if (!document.hidden || !isWanted) return
    const now = new Date()
    const title = inBothLanguages((language) =>
      i18n.getFixedT(language, 'party-reminders')('title'),
    )
    const added = confirmed.map((enquiry) => partyReminder(enquiry, { title, now }))
    const ids = new Set(added.map(({ id }) => id))
    planReminders(
      storage,
      'party',
      (planned) => [...added, ...planned.filter(({ id }) => !ids.has(id))],
      now,
    )
  }
}
