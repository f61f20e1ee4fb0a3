import type { Reminder } from '../storage'

/** A text of a reminder: the member may change the language before it is shown. */
export const inBothLanguages = (
  translate: (language: keyof Reminder['title']) => string,
): Reminder['title'] => ({ en: translate('en'), hi: translate('hi') })
