import { inEachLanguage, languages } from '@baithak/contract'
import { expect, test } from 'vitest'
import { calendarNames } from './calendar-names'

const sunday = Date.UTC(2026, 10, 1)
const days = [...Array(7).keys()].map((day) => sunday + day * 86_400_000)
const months = [...Array(12).keys()].map((month) => Date.UTC(2026, month, 15))
const locales = inEachLanguage((language) => (language === 'en' ? 'en-GB' : `${language}-IN`))

test.each(languages)(
  'months and weekdays have the names that Intl has in $englishName',
  ({ id }) => {
    const namesOf = (dates: number[], options: Intl.DateTimeFormatOptions) =>
      dates.map(new Intl.DateTimeFormat(locales[id], { ...options, timeZone: 'UTC' }).format)
    expect(calendarNames[id]).toEqual({
      months: namesOf(months, { month: 'long' }),
      shortMonths: namesOf(months, { month: 'short' }),
      weekdays: {
        long: namesOf(days, { weekday: 'long' }),
        short: namesOf(days, { weekday: 'short' }),
        narrow: namesOf(days, { weekday: 'narrow' }),
      },
    })
  },
)
