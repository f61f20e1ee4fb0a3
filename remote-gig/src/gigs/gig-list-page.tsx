import { Link, useHost, useSearchParams, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import {
  ButtonLink,
  Canopy,
  ChipRow,
  DateTile,
  EmptyState,
  IconButton,
  ImageWithFallback,
  placeholderToast,
  Screen,
} from '@baithak/ui'
import emptyGigs from '@baithak/ui/art/empty-gigs.svg'
import mic from '@baithak/ui/art/mic.svg'
import { Search } from 'lucide-react'
import { PremiumBanner } from '../components/premium-banner'
import { artistRecord } from '../model/artist'
import { findById, type Gig, type GigStage } from '../model/gig'
import { nextGigDates } from '../model/gig-dates'
import { useGigTranslations, useMyGigs, useToday } from '../model/use-gigs'
import { paths } from '../paths'
import { type SampleGig, sceneImageOf } from '../samples/sample-gigs'
import { GigBadges } from './gig-badges'

/** The filter of the gig list, in the order of its chips. */
const categories = ['all', 'paid', 'exposure', 'ghazal', 'indie-folk', 'poetry', 'comedy'] as const
type Category = (typeof categories)[number]

function inCategory({ feeRupees, genre }: SampleGig, category: Category): boolean {
  if (category === 'all') return true
  if (category === 'paid') return feeRupees !== undefined
  if (category === 'exposure') return feeRupees === undefined
  return genre === category
}

/** The home screen of Gig mode: the gigs that are open for applications. */
export function GigListPage() {
  const { t } = useTranslation()
  const { toGig } = useGigTranslations()
  const { storage, toast } = useHost()
  const artist = useRecord(storage.record(artistRecord))
  const myGigs = useMyGigs()
  // The category is in the URL, so that Back from a gig restores the list.
  const [searchParams, setSearchParams] = useSearchParams()
  const category = categories.find((known) => known === searchParams.get('category')) ?? 'all'
  const gigs = nextGigDates(useToday())
    .filter(({ sampleGig }) => inCategory(sampleGig, category))
    .map(toGig)

  return (
    <Screen
      title={t('list.page')}
      top={
        <Canopy mode="gig" className="min-h-32 overflow-clip short:min-h-0">
          <h1 className="pr-[80px] font-display text-display-1 whitespace-pre-line short:whitespace-normal">
            {t('list.title')}
          </h1>
          <img
            src={mic}
            alt=""
            width={120}
            height={104}
            className="absolute top-[env(safe-area-inset-top)] right-[clamp(20px,100vw-316px,52px)] h-auto w-[clamp(96px,100vw-256px,120px)] narrow:hidden"
          />
          <IconButton
            icon={Search}
            label={t('list.search')}
            onClick={() =>
              toast(placeholderToast(t('notImplemented.title'), t('notImplemented.search')))
            }
            className="absolute top-[calc(12px+env(safe-area-inset-top))] right-2 active:bg-gig!"
          />
        </Canopy>
      }
    >
      <div className="px-5 pt-5">
        <PremiumBanner owned={artist.premium_pass} />
      </div>
      <ChipRow
        label={t('list.categories')}
        options={categories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        value={category}
        onValueChange={(next) =>
          setSearchParams(next === 'all' ? {} : { category: next }, { replace: true })
        }
        className="mt-3"
      />
      {gigs.length === 0 ? (
        <EmptyState
          image={emptyGigs}
          title={t('list.empty')}
          action={
            <ButtonLink to={paths.list.href()} replace variant="secondary">
              {t('gig.seeAll')}
            </ButtonLink>
          }
          className="pt-12"
        />
      ) : (
        <ul aria-label={t('list.gigs')} className="px-5">
          {gigs.map((gig) => (
            <GigRow key={gig.id} gig={gig} stage={findById(myGigs, gig.id)?.stage} />
          ))}
        </ul>
      )}
    </Screen>
  )
}

/** One gig in the list. */
function GigRow({ gig, stage }: { gig: Gig; stage?: GigStage | undefined }) {
  const { t } = useTranslation()
  return (
    <li className="border-b border-rule last:border-b-0">
      <Link
        to={paths.gig.href({ id: String(gig.id) })}
        className="flex items-start gap-4 narrow:flex-col narrow:gap-1 py-4.5 no-underline active:bg-malai"
      >
        <DateTile date={gig.date} />
        <span className="min-w-0 flex-1 pt-2">
          <h2 className="font-display text-display-4 text-balance">{gig.title}</h2>
          <span className="mt-0.5 block text-meta text-ink-2">
            {t('gig.place', { cafe: gig.cafe, location: gig.location })}
          </span>
          <span className="tabular mt-0.5 mb-2.5 block text-body-2 font-heading">
            {gig.compensation}
          </span>
          <GigBadges gig={gig} stage={stage} />
        </span>
        <ImageWithFallback
          eager
          src={sceneImageOf(gig.id)}
          className="mt-2.5 h-28 w-[min(84px,22vw)] shrink-0 rounded-chip narrow:hidden"
        />
      </Link>
    </li>
  )
}
