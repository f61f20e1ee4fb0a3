import { useHost } from '@baithak/platform'
import { formatDate } from '@baithak/shared/format'
import { inBothLanguages, planReminders } from '@baithak/shared/reminders'
import { useEffect } from 'react'
import type { PassStatus } from '../model/pass/pass-rules'
import { passReminder } from './pass-reminder'

/** Plans the reminder of the current pass. Every purchase leads to the wallet, so no other screen has to. */
export function usePassReminder(status: PassStatus) {
  const { storage, i18n } = useHost()
  const untilMs = status.state === 'active' ? status.until.getTime() : null
  useEffect(() => {
    const translate = (language: string) => i18n.getFixedT(language, 'work-wallet')
    const createReminder = (until: Date) =>
      passReminder(until, {
        title: inBothLanguages((language) => translate(language)('reminder.title')),
        text: inBothLanguages((language) =>
          translate(language)('reminder.text', { date: formatDate(until, language) }),
        ),
      })
    const planned = untilMs === null ? [] : [createReminder(new Date(untilMs))]
    planReminders(storage, 'pass', () => planned, new Date())
  }, [storage, i18n, untilMs])
}
