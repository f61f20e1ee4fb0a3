import { useHost } from '@baithak/platform'
import { inBothLanguages, planReminders } from '@baithak/shared/reminders'
import { type Gig, useRecord } from '@baithak/shared/storage'
import { useScreenTranslations } from '@baithak/shared/use-screen-translations'
import { useEffect } from 'react'
import { hasNoGigs } from '../my-gigs'
import en from './en.json'
import { gigReminder } from './gig-reminder'
import hi from './hi.json'

/**
 * Plans the reminders of the confirmed gigs, and adds the translations of `GigReminderSwitch`. The samples of an artist
 * who has stored no gigs are not reminded of: they move on to the next week before their day comes. Returns whether the
 * gigs are reminded of.
 */
export function useGigReminders(confirmed: readonly Gig[]): boolean {
  useScreenTranslations('gig-reminders', { en, hi })
  const { storage, i18n } = useHost()
  const areStored = !hasNoGigs(useRecord(storage.appliedGigs))
  useEffect(() => {
    const title = inBothLanguages((language) => i18n.getFixedT(language, 'gig-reminders')('title'))
    const planned = areStored ? confirmed.flatMap((gig) => gigReminder(gig, title) ?? []) : []
    planReminders(storage, 'gig', () => planned, new Date())
  }, [storage, i18n, confirmed, areStored])
  return areStored
}
