import { type AgendaItem, byLanguage, inEachLanguage, inLanguage } from '@baithak/contract'
import { cafesRecord, type StoredCafe, type UserPass, userPassRecord } from '@baithak/domain'
import { keepAgenda } from '@baithak/domain/agenda'
import { createStoredTexts } from '@baithak/domain/cafes'
import { addDays, isoDate, startOfDay } from '@baithak/domain/indian-time'
import { sampleCafeIn } from '@baithak/domain/sample-names'
import type { AppStorage } from '@baithak/storage'
import type en from '../locales/en.json'
import { eventsOn } from '../model/cafe-events'
import { currentPass, passHistoryRecord, passStatusOf } from '../model/pass'
import { paths } from '../paths'

const texts = byLanguage(
  import.meta.glob<typeof en>('../locales/*.json', { eager: true, import: 'default' }),
)

/** Events of so many days are published, so that a member finds some who comes back within a week. */
const eventDays = 7

/** Returns the active pass, or an item that invites to purchase one. */
export function passItem(pass: UserPass | undefined, now: Date): AgendaItem {
  const status = passStatusOf(pass, now)
  const place = inEachLanguage((language) => inLanguage(texts, language).passes.yours)
  if (!pass || status.state !== 'active')
    return {
      id: 'no-pass',
      title: inEachLanguage((language) => inLanguage(texts, language).home.noPass),
      place,
      start: isoDate(now),
      end: addDays(startOfDay(now), eventDays).toISOString(),
      link: paths.wallet.href(),
      isSuggestion: true,
    }
  const { plan, until } = status
  return {
    id: `pass-${until.toISOString()}`,
    title: inEachLanguage((language) => {
      const { tier, duration } = inLanguage(texts, language).passes
      return `${tier[plan.type]} ${duration[plan.duration]}`
    }),
    place,
    start: pass.purchaseDate,
    end: until.toISOString(),
    link: paths.wallet.href(),
    material: plan.type === 'Gold' ? 'gold' : 'silver',
  }
}

/** Returns the events of the next days in the cafés. */
export function cafeEventItems(cafes: readonly StoredCafe[], now: Date): AgendaItem[] {
  const storedTextsOf = createStoredTexts(cafes)
  const days = Array.from({ length: eventDays }, (_, index) => addDays(startOfDay(now), index))
  return days.flatMap(eventsOn).map(({ id, cafeId, start, end }) => {
    const { name } = storedTextsOf(cafeId, sampleCafeIn(cafeId, 'en').name)
    return {
      id: `${id}-${cafeId}-${isoDate(start)}`,
      title: inEachLanguage((language) => inLanguage(texts, language).events[id]),
      place: inEachLanguage((language) => name ?? sampleCafeIn(cafeId, language).name),
      start: start.toISOString(),
      end: end.toISOString(),
      link: paths.home.href(),
      isSuggestion: true,
    }
  })
}

export function publish(storage: AppStorage) {
  const userPass = storage.record(userPassRecord)
  const cafes = storage.record(cafesRecord)
  const history = storage.record(passHistoryRecord)
  const records = [userPass, history, cafes]
  return keepAgenda(storage, 'work', records, (now) => [
    passItem(currentPass(userPass.getState(), history.getState()), now),
    ...cafeEventItems(cafes.getState(), now),
  ])
}
