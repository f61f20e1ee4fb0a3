import { useHost } from '@baithak/platform'
import { inBothLanguages, planReminders } from '@baithak/shared/reminders'
import { type Gig, useRecord } from '@baithak/shared/storage'
import { useScreenTranslations } from '@baithak/shared/use-screen-translations'
import { useEffect } from 'react'
import { hasNoGigs } from '../my-gigs'
import en from './en.json'
import { gigReminder } from './gig-reminder'
import hi from './hi.json'

const noGigs: readonly Gig[] = []

/**
 * Plans the reminders of the confirmed gigs, and adds the translations of `GigReminderSwitch`. Sample gigs get no
 * reminder: their dates move on by a week before the day comes. Returns whether reminders are planned.
 */
export function useGigReminders(confirmed: readonly Gig[]): boolean {
  useScreenTranslations('gig-reminders', { en, hi })
  const { storage, i18n } = useHost()
  const areStored = !hasNoGigs(useRecord(storage.appliedGigs))
  const gigs = areStored ? confirmed : noGigs
  useEffect(() => {
    const title = inBothLanguages((language) => i18n.getFixedT(language, 'gig-reminders')('title'))
    const planned = gigs.flatMap((gig) => gigReminder(gig, title) ?? [])
    planReminders(storage, 'gig', () => planned, new Date())
  }, [storage, i18n, gigs])
  return areStored
}
