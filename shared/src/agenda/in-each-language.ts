import type { AgendaTexts } from '../contract'

/** A text of an item: the member may change the language before it is shown. */
export const inEachLanguage = (textIn: (language: keyof AgendaTexts) => string): AgendaTexts => ({
  en: textIn('en'),
  hi: textIn('hi'),
})

export const inLanguage = (texts: AgendaTexts, language: string): string =>
  language.startsWith('hi') ? texts.hi : texts.en
