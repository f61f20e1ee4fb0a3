import { type AgendaItem, byLanguage, inEachLanguage, inLanguage } from '@baithak/contract'
import { cafesRecord, type StoredCafe } from '@baithak/domain'
import { keepAgenda } from '@baithak/domain/agenda'
import { createStoredTexts } from '@baithak/domain/cafes'
import { addDays, instantAt } from '@baithak/domain/indian-time'
import { sampleCafeIn } from '@baithak/domain/sample-names'
import type { AppStorage } from '@baithak/storage'
import type en from '../locales/en.json'
import { appliedGigsRecord, type Gig, gigAnswersRecord, withAnswers } from '../model/gig'
import { gigEvent } from '../model/gig-dates'
import { paths } from '../paths'
import { findSampleGig, type SampleGig } from '../samples/sample-gigs'

const texts = byLanguage(
  import.meta.glob<typeof en>('../locales/*.json', { eager: true, import: 'default' }),
)

function cafeNameOf({ cafe }: SampleGig, cafes: readonly StoredCafe[]) {
  const { name } = createStoredTexts(cafes)(cafe, sampleCafeIn(cafe, 'en').name)
  return (language: string) => name ?? sampleCafeIn(cafe, language).name
}

/** A confirmed gig; none without a valid date. */
export function gigItem(gig: Gig, cafes: readonly StoredCafe[]): AgendaItem[] {
  const event = gigEvent(gig)
  if (!event) return []
  const sample = findSampleGig(gig.id)
  const titleIn = (language: string) =>
    sample ? inLanguage(texts, language).sampleGigs[sample.id].title : gig.title
  const [start, end] =
    'day' in event
      ? [event.day, addDays(instantAt(event.day, '0:00'), 1)]
      : [event.start.toISOString(), event.end]
  return [
    {
      id: event.id,
      title: inEachLanguage(titleIn),
      place: inEachLanguage(sample ? cafeNameOf(sample, cafes) : () => gig.cafe),
      start,
      end: end.toISOString(),
      link: paths.gig.href({ id: String(gig.id) }),
    },
  ]
}

/** The gigs that are confirmed, by what is stored or by a venue's answer. */
export function publish(storage: AppStorage) {
  const appliedGigs = storage.record(appliedGigsRecord)
  const answers = storage.record(gigAnswersRecord)
  const cafes = storage.record(cafesRecord)
  return keepAgenda(storage, 'gig', [appliedGigs, answers, cafes], () =>
    withAnswers(appliedGigs.getState(), answers.getState()).Confirmed.flatMap((gig) =>
      gigItem(gig, cafes.getState()),
    ),
  )
}
