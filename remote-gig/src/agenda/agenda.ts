import { type AgendaItem, byLanguage, inEachLanguage, inLanguage } from '@baithak/contract'
import { cafesRecord, type StoredCafe } from '@baithak/domain'
import { keepAgenda } from '@baithak/domain/agenda'
import { createStoredTexts } from '@baithak/domain/cafes'
import { addDays, instantAt } from '@baithak/domain/indian-time'
import { sampleCafeIn } from '@baithak/domain/sample-names'
import type { AppStorage } from '@baithak/storage'
import type en from '../locales/en.json'
import { appliedGigsRecord, type Gig, gigAnswersRecord, myGigsFrom } from '../model/gig'
import { gigEvent } from '../model/gig-dates'
import { paths } from '../paths'
import { findSampleGig } from '../samples/sample-gigs'

const texts = byLanguage(
  import.meta.glob<typeof en>('../locales/*.json', { eager: true, import: 'default' }),
)

/** Returns the item of a confirmed gig; nothing without a valid date. */
export function gigItem(gig: Gig, cafes: readonly StoredCafe[]): AgendaItem[] {
  const event = gigEvent(gig)
  if (!event) return []
  const sample = findSampleGig(gig.id)
  const titleIn = (language: string) =>
    sample ? inLanguage(texts, language).sampleGigs[sample.id].title : gig.title
  const cafeIn = (language: string) => {
    if (!sample) return gig.cafe
    const { cafe } = sample
    const { name } = createStoredTexts(cafes)(cafe, sampleCafeIn(cafe, 'en').name)
    return name ?? sampleCafeIn(cafe, language).name
  }
  const [start, end] =
    'day' in event
      ? [event.day, addDays(instantAt(event.day, '0:00'), 1)]
      : [event.start.toISOString(), event.end]
  return [
    {
      id: event.id,
      title: inEachLanguage(titleIn),
      place: inEachLanguage(cafeIn),
      start,
      end: end.toISOString(),
      link: paths.gig.href({ id: String(gig.id) }),
    },
  ]
}

/** Publishes the confirmed gigs, by what is stored or by a café's answer. */
export function publish(storage: AppStorage) {
  const appliedGigs = storage.record(appliedGigsRecord)
  const answers = storage.record(gigAnswersRecord)
  const cafes = storage.record(cafesRecord)
  return keepAgenda(storage, 'gig', [appliedGigs, answers, cafes], () =>
    myGigsFrom(appliedGigs.getState(), answers.getState()).flatMap((gig) =>
      gig.stage === 'Confirmed' ? gigItem(gig, cafes.getState()) : [],
    ),
  )
}
