import type { Language } from '@baithak/shared/contract'

/** The one of the two languages that is not shown. */
export const otherLanguage = (language: string): Language => (language === 'hi' ? 'en' : 'hi')
