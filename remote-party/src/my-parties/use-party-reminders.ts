import { reminderChoices } from '@baithak/contract'
import { publishAgenda } from '@baithak/domain/agenda'
import { useHost } from '@baithak/platform'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'
import { useEffect } from 'react'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { adoptPlan, itemIdOf, partyItems, withConfirmation } from './agenda'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

/**
 * Returns what publishes the reminders of parties that were confirmed in the background, if the member wants them; the
 * screen itself shows the others. It withdraws those of parties that it shows, all or the `selected` one.
 */
export function usePartyReminders(
  enquiries: readonly PartyEnquiry[],
  selected: PartyEnquiry | undefined,
) {
  useScreenTranslations('party-my-parties', texts)
  const { storage } = useHost()
  useEffect(() => {
    adoptPlan(storage)
    function withdraw() {
      const visible = selected ? [selected] : enquiries
      const seenIds = new Set(document.hidden ? [] : visible.map(itemIdOf))
      publishAgenda(storage, 'party', (published) =>
        partyItems(
          enquiries,
          published.filter(({ id }) => !seenIds.has(id)),
        ),
      )
    }
    withdraw()
    // Captured at the window it precedes the shell's listener, which shows what is due.
    window.addEventListener('visibilitychange', withdraw, true)
    return () => window.removeEventListener('visibilitychange', withdraw, true)
  }, [storage, enquiries, selected])
  return (confirmed: readonly PartyEnquiry[]) => {
    const { party: isWanted } = storage.record(reminderChoices).getState()
    if (!document.hidden || !isWanted) return
    publishAgenda(storage, 'party', (published, now) =>
      withConfirmation(published, storage.record(myPartiesRecord).getState(), confirmed, now),
    )
  }
}
