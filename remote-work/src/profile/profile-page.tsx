import { memberSinceRecord, userPassRecord } from '@baithak/domain'
import { instantOf, partsOf } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member'
import { HostContext, useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, Canopy, RichText, Screen } from '@baithak/ui'
import { formatMonthShort, initialsOf } from '@baithak/ui/format'
import { Award, Calendar, type LucideIcon, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import rosette from '../components/rosette.svg'
import { displayedPass } from '../model/pass-rules'
import { tasterPointsRecord } from '../model/tasting'
import { usePassStatus } from '../model/use-pass-status'
import { Month } from './month'
import { ProfileMenu } from './profile-menu'
import { useSignOut } from './use-sign-out'

/** The member's profile and activity. While signing out, it still shows what has just been cleared. */
export function ProfilePage() {
  const { t } = useTranslation()
  const host = useHost()
  const { signOut, erase, isLeaving, frozenStorage } = useSignOut()
  return (
    <HostContext value={frozenStorage ? { ...host, storage: frozenStorage } : host}>
      <Screen title={t('profile.title')} heading="own" top={<Canopy mode="work" slim />}>
        <div className="px-5 pt-3">
          <ProfileHeader />
          <TasterFacts />
          <Month />
        </div>
        <div className="mt-3.5 border-t-8 border-malai px-5">
          <ProfileMenu isLeaving={isLeaving} onSignOut={signOut} onErase={erase} />
        </div>
      </Screen>
    </HostContext>
  )
}

function ProfileHeader() {
  const { t } = useTranslation()
  const pass = displayedPass(usePassStatus())
  const name = useMemberName() || t('profile.guest')
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
          <Badge variant={pass.tier}>{t(`explore.pass.${pass.tier}`)}</Badge>
          <Badge variant={pass.active ? 'ok' : 'bad'} light={pass.active}>
            {t(pass.active ? 'explore.active' : 'explore.expired')}
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
  // Earlier releases have not stored when the member joined.
  const memberSince = joined || pass?.purchaseDate || new Date().toISOString()
  const date = `${formatMonthShort(memberSince, i18n.language)} ${partsOf(instantOf(memberSince)).year}`
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 pt-4 text-meta text-ink-2 tabular">
      <Fact icon={Award}>
        <RichText
          text={t('profile.level', { level: t(`profile.levels.${tasterLevelOf(points)}`) })}
          elements={bold}
        />
      </Fact>
      <Fact icon={Calendar}>
        <RichText text={t('profile.since', { date })} elements={bold} />
      </Fact>
      {points > 0 && <Fact icon={Sparkles}>{t('profile.points', { count: points })}</Fact>}
      {points > 0 && (
        <li className="inline-flex items-center gap-2">
          <img src={rosette} alt="" className="size-7" />
          <span>{t('profile.badge')}</span>
        </li>
      )}
    </ul>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <Icon size={19} className="text-ink" />
      <span>{children}</span>
    </li>
  )
}

const regularPoints = 1
const connoisseurPoints = 150

function tasterLevelOf(points: number): 'newcomer' | 'regular' | 'connoisseur' {
  if (points >= connoisseurPoints) return 'connoisseur'
  return points >= regularPoints ? 'regular' : 'newcomer'
}
