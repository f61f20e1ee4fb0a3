import { useHost } from '@baithak/platform'
import { formatDate } from '@baithak/shared/format'
import { inBothLanguages, planReminders } from '@baithak/shared/reminders'
import { useScreenTranslations } from '@baithak/shared/use-screen-translations'
import { useEffect } from 'react'
import type { PassStatus } from '../pass/pass-rules'
import en from './en.json'
import hi from './hi.json'
import { passReminder } from './pass-reminder'

/** Plans the reminder of the current pass: on the wallet, to which every purchase leads, and where it is switched on. */
export function usePassReminder(status: PassStatus) {
  useScreenTranslations('work-pass-reminder', { en, hi })
  const { storage, i18n } = useHost()
  const untilMs = status.state === 'active' ? status.until.getTime() : null
  useEffect(() => {
    const translate = (language: string) => i18n.getFixedT(language, 'work-pass-reminder')
    const createReminder = (until: Date) =>
      passReminder(until, {
        title: inBothLanguages((language) => translate(language)('title')),
        text: inBothLanguages((language) =>
          translate(language)('text', { date: formatDate(until, language) }),
        ),
      })
    const planned = untilMs === null ? [] : [createReminder(new Date(untilMs))]
    planReminders(storage, 'pass', () => planned, new Date())
  }, [storage, i18n, untilMs])
}
