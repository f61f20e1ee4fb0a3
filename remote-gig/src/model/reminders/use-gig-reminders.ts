import { useHost } from '@baithak/platform'
import { inBothLanguages, planReminders } from '@baithak/shared/reminders'
import type { Gig } from '@baithak/shared/storage'
import { useScreenTranslations } from '@baithak/shared/use-screen-translations'
import { useEffect } from 'react'
import en from './en.json'
import { gigReminder } from './gig-reminder'
import hi from './hi.json'

/** Plans the reminders of the confirmed gigs, and adds the translations of `GigReminderSwitch`. */
export function useGigReminders(confirmed: readonly Gig[]) {
  useScreenTranslations('gig-reminders', { en, hi })
  const { storage, i18n } = useHost()
  useEffect(() => {
    const title = inBothLanguages((language) => i18n.getFixedT(language, 'gig-reminders')('title'))
    const planned = confirmed.flatMap((gig) => gigReminder(gig, title) ?? [])
    planReminders(storage, 'gig', () => planned, new Date())
  }, [storage, i18n, confirmed])
}
