import { dateLocaleOf } from '@baithak/shared/format'

/** 'December 2026' */
export const monthName = (month: Date, language: string): string =>
  month.toLocaleDateString(dateLocaleOf(language), { month: 'long', year: 'numeric' })

/** Monday to Sunday, as a letter to see and a word to hear. */
export const weekdayNames = (language: string): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, place) => {
    const day = new Date(2026, 10, 2 + place)
    const name = (weekday: 'narrow' | 'long') =>
      day.toLocaleDateString(dateLocaleOf(language), { weekday })
    return { short: name('narrow'), long: name('long') }
  })
