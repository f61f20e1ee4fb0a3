import { type AgendaItem, byLanguage, inEachLanguage, inLanguage } from '@baithak/contract'
import type { StoredCafe, UserPass, Visit } from '@baithak/domain'
import { cafesRecord, userIdRecord, userPassRecord, visitsRecord } from '@baithak/domain'
import { keepAgenda } from '@baithak/domain/agenda'
import { closingHour, createStoredTexts } from '@baithak/domain/cafes'
import { addDays, addHours, instantAt, isoDate, startOfDay } from '@baithak/domain/indian-time'
import { sampleCafeIn, sampleNameIn } from '@baithak/domain/sample-names'
import type { AppStorage } from '@baithak/storage'
import type en from '../locales/en.json'
import { passStatusOf } from '../model/pass/pass-rules'
import { type SittingRecord, sittingOf, sittingRecord } from '../model/sitting'
import { cafeEvents } from '../model/today-events'
import { paths } from '../paths'
import { rest } from '../rest'

const texts = byLanguage(
  import.meta.glob<typeof en>('../locales/*.json', { eager: true, import: 'default' }),
)

/** A member who comes back after a week finds nothing that is over. */
const eventDays = 7

/** The active pass, or what invites to purchase one. */
export function passItem(pass: UserPass | null, now: Date): AgendaItem {
  const status = passStatusOf(pass, now)
  const place = inEachLanguage((language) => inLanguage(rest, language).agenda.yourPass)
  if (!pass || status.state !== 'active')
    return {
      id: 'no-pass',
      title: inEachLanguage((language) => inLanguage(rest, language).agenda.noPass),
      place,
      start: isoDate(now),
      end: addDays(startOfDay(now), eventDays).toISOString(),
      link: paths.wallet.href(),
      isSuggestion: true,
    }
  const { plan, until } = status
  return {
    id: `pass-${until.toISOString()}`,
    title: inEachLanguage((language) => inLanguage(rest, language).agenda.passes[plan.id]),
    place,
    start: pass.purchaseDate,
    end: until.toISOString(),
    link: paths.wallet.href(),
    material: plan.type === 'Gold' ? 'gold' : 'silver',
  }
}

/** Where the member sits. */
function sittingItems(visits: readonly Visit[], said: SittingRecord, now: Date): AgendaItem[] {
  const sitting = sittingOf(visits, said, now)
  if (!sitting) return []
  return [
    {
      id: `sitting-${sitting.at}`,
      title: inEachLanguage((language) =>
        inLanguage(rest, language).agenda.sittingAt.replace(
          '{{cafe}}',
          sampleNameIn(language, sitting.cafe),
        ),
      ),
      start: sitting.at,
      end: addHours(startOfDay(now), closingHour).toISOString(),
      link: paths.home.href(),
      isState: true,
    },
  ]
}

/** What is on in the cafés on the next days. */
export function cafeEventItems(cafes: readonly StoredCafe[], now: Date): AgendaItem[] {
  const storedTextsOf = createStoredTexts(cafes)
  const days = Array.from({ length: eventDays }, (_, index) => addDays(startOfDay(now), index))
  return days.flatMap((day) =>
    cafeEvents.map(({ id, cafeId, from, until }) => {
      const { name } = storedTextsOf(cafeId, sampleCafeIn(cafeId, 'en').name)
      return {
        id: `${id}-${isoDate(day)}`,
        title: inEachLanguage((language) => inLanguage(texts, language).events[id]),
        place: inEachLanguage((language) => name ?? sampleCafeIn(cafeId, language).name),
        start: momentOf(day, from),
        end: momentOf(day, until),
        link: paths.home.href(),
        isSuggestion: true,
      }
    }),
  )
}

const momentOf = (day: Date, time: string) => instantAt(isoDate(day), time).toISOString()

export function publish(storage: AppStorage) {
  const userPass = storage.record(userPassRecord)
  const cafes = storage.record(cafesRecord)
  const userId = storage.record(userIdRecord)
  const visits = storage.record(visitsRecord)
  const sitting = storage.record(sittingRecord)
  const records = [userPass, cafes, userId, visits, sitting]
  return keepAgenda(storage, 'work', records, (_, now) => [
    ...sittingItems(
      visits.getState().filter(({ memberId }) => memberId === userId.getState()),
      sitting.getState(),
      now,
    ),
    passItem(userPass.getState(), now),
    ...cafeEventItems(cafes.getState(), now),
  ])
}
