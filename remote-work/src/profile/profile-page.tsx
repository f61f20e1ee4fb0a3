import {
  eraseSnapshots,
  memberSinceRecord,
  saveSignedOut,
  userPassRecord,
  userPhoneRecord,
} from '@baithak/domain'
import { instantOf, partsOf } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, Canopy, EmptyState, Fact, RichText, Screen, useSubmitOnce } from '@baithak/ui'
import lanyard from '@baithak/ui/art/lanyard.svg'
import { formatMonthShort, initialsOf } from '@baithak/ui/format'
import { Award, Calendar, Sparkles } from 'lucide-react'
import { useState } from 'react'
import rosette from '../components/rosette.svg'
import { usePassStatus } from '../model/pass'
import { tasterPointsRecord } from '../model/tasting'
import { Month } from './month'
import { ProfileMenu } from './profile-menu'

/** The member's profile and activity, and after signing out a goodbye. */
export function ProfilePage() {
  const { t } = useTranslation()
  const { leave, goodbye } = useSignOut()
  if (goodbye)
    return (
      <Screen key="goodbye" title={goodbye.title}>
        <EmptyState
          image={lanyard}
          as="h1"
          fullScreen
          title={goodbye.title}
          text={goodbye.description}
          className="flex-1 justify-center"
        />
      </Screen>
    )
  return (
    <Screen title={t('profile.title')} top={<Canopy mode="work" slim />}>
      <div className="px-5 pt-3">
        <ProfileHeader />
        <TasterFacts />
        <Month />
      </div>
      <div className="mt-3.5 border-t-8 border-malai px-5">
        <ProfileMenu onLeave={leave} />
      </div>
    </Screen>
  )
}

function ProfileHeader() {
  const { t } = useTranslation()
  const status = usePassStatus()
  const tier = status.state === 'none' ? 'Silver' : status.plan.type
  const isEnded = status.state === 'ended'
  const name = useMemberName() || t('passes.guest')
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span
        aria-hidden
        className="-ml-1 grid size-[84px] shrink-0 place-items-center rounded-full border-2 border-brass p-[3px]"
      >
        <span className="grid size-full place-items-center rounded-full bg-(--acc) font-display text-display-3 text-[#fbe3a6]">
          {initialsOf(name)}
        </span>
      </span>
      <div className="min-w-24 flex-1">
        <h1 translate="no" className="font-display text-display-3 text-balance wrap-anywhere">
          {name}
        </h1>
        <p className="flex flex-wrap gap-1.5 pt-1.5">
          <Badge variant={tier}>{t('home.passName', { type: t(`passes.tier.${tier}`) })}</Badge>
          <Badge variant={isEnded ? 'bad' : 'ok'} light={!isEnded}>
            {t(isEnded ? 'passes.expired' : 'passes.active')}
          </Badge>
        </p>
      </div>
    </header>
  )
}

const bold = { b: <b className="font-heading text-ink" /> }

/** The member's taster level, points, badge and member-since date. */
function TasterFacts() {
  const { t, i18n } = useTranslation()
  const { record } = useHost().storage
  const points = useRecord(record(tasterPointsRecord))
  const joined = useRecord(record(memberSinceRecord))
  const pass = useRecord(record(userPassRecord))
  // Members of early releases have no stored date.
  const memberSince = joined || pass?.purchaseDate || new Date().toISOString()
  const date = `${formatMonthShort(memberSince, i18n.language)} ${partsOf(instantOf(memberSince)).year}`
  const level = t(`profile.levels.${tasterLevelOf(points)}`)
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 pt-4 text-meta text-ink-2 tabular">
      <Fact icon={Award}>
        <RichText text={t('profile.level', { level })} elements={bold} />
      </Fact>
      <Fact icon={Calendar}>
        <RichText text={t('profile.since', { date })} elements={bold} />
      </Fact>
      {points > 0 && (
        <>
          <Fact icon={Sparkles}>{t('profile.points', { count: points })}</Fact>
          <span className="inline-flex items-center gap-2">
            <img src={rosette} alt="" className="size-7" />
            <span>{t('profile.badge')}</span>
          </span>
        </>
      )}
    </div>
  )
}

const connoisseurPoints = 150

function tasterLevelOf(points: number): 'newcomer' | 'regular' | 'connoisseur' {
  if (points >= connoisseurPoints) return 'connoisseur'
  return points > 0 ? 'regular' : 'newcomer'
}

/** How long the goodbye is shown before the app restarts (spec §9). */
const restartDelayMs = 1500

/**
 * Clears local storage, shows a goodbye and restarts the app. Signing out leaves a snapshot on the device, for the next
 * onboarding with the same phone number; erasing leaves none.
 */
function useSignOut() {
  const { t } = useTranslation()
  const { storage, toast, navigation } = useHost()
  const [goodbye, setGoodbye] = useState<{ title: string; description: string }>()

  const [leave] = useSubmitOnce((reason: 'goodbye' | 'erased') => {
    const now = new Date()
    const entries = storage.readEntries()
    if (!storage.clear().ok) return false
    if (reason === 'erased') void eraseSnapshots(entries[userPhoneRecord.key] ?? '')
    else void saveSignedOut({ savedAt: now.toISOString(), texts: entries }, now)
    storage.saveSnapshot()
    const message = t(`profile.${reason}`, { returnObjects: true })
    setGoodbye(message)
    toast(message)
    // No cleanup on unmount: a signed-out member must leave the app.
    setTimeout(() => navigation.restart(), restartDelayMs)
    return true
  })
  return { leave, goodbye }
}
