import { dateLocaleOf } from '@baithak/ui/format'

/** 'December 2026' */
export const monthLabel = (month: Date, language: string): string =>
  month.toLocaleDateString(dateLocaleOf(language), { month: 'long', year: 'numeric' })

/** Monday to Sunday: one letter to show, the full name for screen readers. */
export const weekdayLabels = (language: string): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = new Date(2026, 10, 2 + index)
    const format = (weekday: 'narrow' | 'long') =>
      day.toLocaleDateString(dateLocaleOf(language), { weekday })
    return { short: format('narrow'), long: format('long') }
  })
