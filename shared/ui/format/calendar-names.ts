import type { ByLanguage, Language } from '@baithak/contract'

export interface CalendarNames {
  months: string[]
  shortMonths: string[]
  /** Sunday is the first. */
  weekdays: Record<'long' | 'short' | 'narrow', string[]>
}

/** The names of months and weekdays. The first format of `Intl` would delay a screen by 200 ms on a cheap phone. */
export const calendarNames: ByLanguage<CalendarNames> & Record<Language, CalendarNames> = {
  en: {
    months:
      'January February March April May June July August September October November December'.split(
        ' ',
      ),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
    weekdays: {
      long: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
      short: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
      narrow: 'S M T W T F S'.split(' '),
    },
  },
  hi: {
    months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
    shortMonths: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'.split(' '),
    weekdays: {
      long: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
      short: 'रवि सोम मंगल बुध गुरु शुक्र शनि'.split(' '),
      narrow: 'र सो मं बु गु शु श'.split(' '),
    },
  },
}
