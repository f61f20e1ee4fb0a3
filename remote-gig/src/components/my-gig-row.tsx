import { Link, useTranslation } from '@baithak/platform'
import { DateTile, Metadata, Rating } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import type { Gig, MyGig } from '../model/gig'
import { paths } from '../paths'

interface MyGigRowProps {
  gig: MyGig
  /** ISO day of the application. */
  appliedOn?: string | undefined
}

/** One of the artist's gigs; a completed one with its rating. */
export function MyGigRow({ gig, appliedOn }: MyGigRowProps) {
  const { t, i18n } = useTranslation()
  return (
    <Link
      to={paths.gig.href({ id: String(gig.id) })}
      className="flex items-start gap-4 py-4 no-underline active:bg-malai narrow:flex-col narrow:gap-1"
    >
      <DateTile date={gig.date} variant={gig.stage === 'Completed' ? 'past' : 'plain'} />
      <span className="flex w-full min-w-0 flex-1 flex-wrap justify-between gap-x-3 pt-1.5">
        <span className="min-w-0 flex-[1_1_55%]">
          <span className="block text-h3 wrap-anywhere">{gig.title}</span>
          <span className="mb-2 block text-meta text-ink-2">
            <span>{[gig.cafe, gig.location].filter(Boolean).join(', ')}</span>
            <Metadata className="tabular">
              {gig.time || null}
              {appliedOn &&
                t('applications.myGigs.appliedOn', { date: formatDate(appliedOn, i18n.language) })}
            </Metadata>
          </span>
        </span>
        <span className="tabular max-w-[45%] narrow:max-w-full text-right text-body-2 font-heading">
          {gig.paid ? gig.compensation || t('gig.paid') : t('gig.exposure')}
        </span>
        <GigRating gig={gig} className="basis-full" />
      </span>
    </Link>
  )
}

/** The rating of a completed gig, if it has one. */
export const GigRating = ({ gig: { rating }, className }: { gig: Gig; className: string }) =>
  rating == null ? null : <Rating rating={rating} className={className} />
