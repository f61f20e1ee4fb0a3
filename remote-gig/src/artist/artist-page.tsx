import { visibleText } from '@baithak/domain'
import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Canopy, IconButton, placeholderToast, Screen } from '@baithak/ui'
import vinyl from '@baithak/ui/art/vinyl.svg'
import { initialsOf } from '@baithak/ui/format'
import { BadgeCheck, Settings } from 'lucide-react'
import { PremiumBanner } from '../components/premium-banner'
import { artistRecord } from '../model/artist'
import { AboutSection } from './about-section'
import { WaitingGig } from './waiting-gig'
import { WeeklyBulbs } from './weekly-bulbs'

/** The artist's profile: name, badge, about, this week's applications and the premium pass. */
export function ArtistPage() {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const artist = useRecord(storage.record(artistRecord))
  const memberName = useMemberName()
  const name = visibleText(artist.name) || memberName || t('artist.guest')
  return (
    <Screen
      title={name}
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
        <AboutSection name={name} />
        <WeeklyBulbs artist={artist} />
        <PremiumBanner owned={artist.premium_pass} />
      </div>
    </Screen>
  )
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
