import { visibleText } from '@baithak/domain'
import { instantOf, startOfDay } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Canopy, IconButton, placeholderToast, Rating, Screen } from '@baithak/ui'
import vinyl from '@baithak/ui/art/vinyl.svg'
import { initialsOf } from '@baithak/ui/format'
import { BadgeCheck, Settings } from 'lucide-react'
import { MyGigRow } from '../components/my-gig-row'
import { PremiumBanner } from '../components/premium-banner'
import { WeeklyBulbs } from '../components/weekly-bulbs'
import { artistRecord } from '../model/artist'
import type { MyGig } from '../model/gig'
import { useMyGigs, useToday } from '../model/use-gigs'
import { AboutSection } from './about-section'
import { ShareProfile } from './share-profile'
import { WaitingGig } from './waiting-gig'

/** The artist's profile: name, about, this week's applications, next gig, rating and Share. */
export function ArtistPage() {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const artist = useRecord(storage.record(artistRecord))
  const memberName = useMemberName()
  const name = visibleText(artist.name) || memberName || t('artist.guest')
  const gigs = useMyGigs()
  const next = nextConfirmed(gigs, useToday())
  const rating = averageRating(gigs)
  return (
    <Screen
      title={name}
      heading="own"
      top={
        <Canopy mode="gig" className="flex items-center gap-5 narrow:flex-col narrow:items-start">
          <VinylAvatar name={name} />
          <div className="min-w-0 pr-7">
            <h1 className="font-display text-display-2 text-balance wrap-anywhere">{name}</h1>
            <p className="mt-1 flex items-center gap-1.5 text-body-2 font-label text-lamp">
              {artist.verified_performer && <BadgeCheck size={20} />}
              <span>
                {artist.verified_performer ? t('artist.verified') : t('artist.performer')}
              </span>
            </p>
          </div>
          <IconButton
            icon={Settings}
            label={t('artist.settings')}
            onClick={() =>
              toast(placeholderToast(t('notImplemented.title'), t('notImplemented.settings')))
            }
            className="absolute top-[calc(12px+env(safe-area-inset-top))] right-2 active:bg-gig!"
          />
        </Canopy>
      }
    >
      <div className="flex flex-col gap-7 px-5 pt-7">
        <WaitingGig artist={artist} />
        <AboutSection />
        <WeeklyBulbs artist={artist} />
        <PremiumBanner owned={artist.premium_pass} />
        <section>
          <h2 className="text-h2">{t('artist.next')}</h2>
          {next ? (
            <div className="mt-1">
              <MyGigRow gig={next} />
            </div>
          ) : (
            <p className="mt-1 text-body-2 text-ink-2">{t('artist.nothing')}</p>
          )}
        </section>
        <section>
          <h2 className="text-h2">{t('artist.average')}</h2>
          <p className="mt-1 text-body-2 text-ink-2">
            {rating === null ? t('artist.noRating') : <Rating rating={rating} />}
          </p>
        </section>
        <ShareProfile name={name} next={next} rating={rating} />
      </div>
    </Screen>
  )
}

/** Returns the soonest confirmed gig from today on. */
export function nextConfirmed(gigs: readonly MyGig[], today: Date): MyGig | undefined {
  const dayOf = ({ date }: MyGig) => instantOf(date).getTime()
  return gigs
    .filter((gig) => gig.stage === 'Confirmed' && dayOf(gig) >= startOfDay(today).getTime())
    .sort((one, other) => dayOf(one) - dayOf(other))[0]
}

/** Returns the average rating of completed gigs; null without one. */
export function averageRating(gigs: readonly MyGig[]): number | null {
  const ratings = gigs.flatMap(({ stage, rating }) => (stage === 'Completed' ? (rating ?? []) : []))
  return ratings.length > 0 ? ratings.reduce((sum, rating) => sum + rating) / ratings.length : null
}

/** The artist's initials on a vinyl record. */
function VinylAvatar({ name }: { name: string }) {
  return (
    <span aria-hidden className="relative block size-27 shrink-0 max-[340px]:size-20">
      <img src={vinyl} alt="" width={108} height={108} className="size-full" />
      <span className="absolute inset-0 grid place-items-center font-display text-display-3 text-espresso">
        {initialsOf(name)}
      </span>
    </span>
  )
}
