import type { Language } from '@baithak/shared/contract'

/** The language of the app: English for every other one that i18next names (section 9). */
export const languageOf = ({ language }: { language: string }): Language =>
  language === 'hi' ? 'hi' : 'en'
