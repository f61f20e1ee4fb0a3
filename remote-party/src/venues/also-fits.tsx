import { Link, useTranslation } from '@baithak/platform'
import { ImageWithFallback, SectionHeading } from '@baithak/ui'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'
import { sampleVenues } from '../model/sample-venues'
import { sceneImageOf } from '../model/scene-images'
import { useTranslateVenue } from '../model/use-translate-venue'
import type { Venue } from '../model/venue'
import { paths } from '../paths'
import { findFitting } from './find-fitting'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

interface AlsoFitsProps {
  text: string
  /** The venues above, which are found by name. */
  found: readonly Venue[]
}

/** Below the venues that are found by name: those in the area, or good for the occasion, that was typed. */
export function AlsoFits({ text, found }: AlsoFitsProps) {
  useScreenTranslations('party-venue-search', texts)
  const { t } = useTranslation('party-venue-search')
  const translateVenue = useTranslateVenue()
  const { t: tParty } = useTranslation('party')
  const tagsOf = ({ tags }: Venue) => tags.map((tag) => tParty(`venues.tags.${tag}`))
  const fitting = findFitting(sampleVenues, text, translateVenue, tagsOf).filter(
    ({ venue }) => !found.includes(venue),
  )
  if (fitting.length === 0) return null
  return (
    <section aria-labelledby="also-fits" className="mt-6 px-5">
      <SectionHeading id="also-fits">{t('alsoFits', { text: text.trim() })}</SectionHeading>
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
