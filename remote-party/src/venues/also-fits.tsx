import { sampleTextsOf } from '@baithak/domain/sample-names'
import type { SampleVenueId } from '@baithak/domain/sample-venues'
import { Link, useTranslation } from '@baithak/platform'
import { ImageWithFallback, SectionHeading } from '@baithak/ui'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'
import { type ReactNode, useEffect, useState } from 'react'
import { sceneImageOf } from '../model/scene-images'
import { useTranslateVenue } from '../model/use-translate-venue'
import type { Venue, VenueTag } from '../model/venue'
import { paths } from '../paths'
import { findFitting } from './find-fitting'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

interface Texts {
  venues: { tags: Record<VenueTag, string>; descriptions: Record<SampleVenueId, string> }
}
const locales = import.meta.glob<Texts>('../locales/*.json', { import: 'default' })

/** The texts of the other languages come with the first search; without them it is in the visitor's own. */
function useTextsOfAllLanguages(): Texts[] {
  const [texts, setTexts] = useState<Texts[]>([])
  useEffect(() => {
    for (const load of Object.values(locales))
      void load().then(
        (loaded) => setTexts((others) => [...others, loaded]),
        () => {},
      )
  }, [])
  return texts
}

interface AlsoFitsProps {
  text: string
  /** Those that pass the filters. */
  venues: readonly Venue[]
  /** The venues above, which are found by name. */
  found: readonly Venue[]
  onCount(count: number): void
  /** In place of everything, if nothing is found by name or otherwise. */
  nothing: ReactNode
}

/** Below the venues that are found by name: those in the area, or good for the occasion, that was typed. */
export function AlsoFits({ text, venues, found, onCount, nothing }: AlsoFitsProps) {
  useScreenTranslations('party-venues', texts)
  const { t } = useTranslation('party-venues')
  const translateVenue = useTranslateVenue()
  const { t: tParty } = useTranslation('party')
  const allTexts = useTextsOfAllLanguages()
  const fitting = findFitting(venues, text, (venue) => {
    const { id, location, tags } = venue
    const samples = sampleTextsOf(id as SampleVenueId)
    return {
      places: [
        location,
        ...samples.flatMap(({ name, area }) => [name, area]),
        ...tags.flatMap((tag) => [
          tag,
          tParty(`venues.tags.${tag}`),
          ...allTexts.map((each) => each.venues.tags[tag]),
        ]),
      ],
      descriptions: [
        translateVenue(venue).description,
        ...allTexts.flatMap((each) => each.venues.descriptions[id as SampleVenueId] ?? []),
      ],
    }
  }).filter(({ venue }) => !found.includes(venue))
  const count = fitting.length
  useEffect(() => {
    onCount(count)
    return () => onCount(0)
  }, [count, onCount])
  if (count === 0) return found.length === 0 && nothing
  return (
    <section aria-labelledby="also-fits" className={`${found.length > 0 ? 'mt-6' : 'mt-3'} px-5`}>
      <SectionHeading id="also-fits">
        {t(found.length > 0 ? 'alsoFits' : 'fits', { text: text.trim() })}
      </SectionHeading>
      <ul>
        {fitting.map(({ venue, sentence }) => {
          const { name, location } = translateVenue(venue)
          return (
            <li
              key={venue.id}
              className="relative flex items-center gap-4 border-b border-rule py-3 last:border-b-0"
            >
              <ImageWithFallback
                src={sceneImageOf(venue.image)}
                className="h-14 w-16 shrink-0 rounded-chip"
              />
              <div className="min-w-0 flex-1">
                <h2 className="text-h3">
                  <Link
                    to={paths.venue.href({ id: venue.id })}
                    className="no-underline after:absolute after:inset-0"
                  >
                    {name}
                  </Link>
                </h2>
                <p className="text-meta text-ink-2">
                  {sentence ?? t('inArea', { area: location })}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
