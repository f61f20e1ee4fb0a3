import { memberSinceRecord, userPassRecord } from '@baithak/domain'
import { instantOf, partsOf } from '@baithak/domain/indian-time'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { RichText } from '@baithak/ui'
import { formatMonthShort } from '@baithak/ui/format'
import { Award, Calendar, type LucideIcon, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import rosette from '../model/rosette.svg'
import { tasterPointsRecord } from '../model/tasting'

const bold = { b: <b className="font-heading text-ink" /> }

/** The member's taster level, points, badge and member-since date. */
export function TasterFacts() {
  const { t, i18n } = useTranslation('work')
  const points = useRecord(useHost().storage.record(tasterPointsRecord))
  const memberSince = useMemberSince()
  const date = `${formatMonthShort(memberSince, i18n.language)} ${partsOf(instantOf(memberSince)).year}`
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 pt-4 text-meta text-ink-2 tabular-nums">
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
      <Icon size={19} strokeWidth={1.75} className="text-ink" />
      <span>{children}</span>
    </li>
  )
}

/** When the member joined; of an earlier release's member the purchase of the pass, or now. */
function useMemberSince(): string {
  const { record } = useHost().storage
  const since = useRecord(record(memberSinceRecord))
  const pass = useRecord(record(userPassRecord))
  return since || pass?.purchaseDate || new Date().toISOString()
}

const regularPoints = 1
const connoisseurPoints = 150

function tasterLevelOf(points: number): 'newcomer' | 'regular' | 'connoisseur' {
  if (points >= connoisseurPoints) return 'connoisseur'
  return points >= regularPoints ? 'regular' : 'newcomer'
}
