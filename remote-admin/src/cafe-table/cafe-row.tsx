import { areCafesOpen } from '@baithak/domain/cafes'
import { Link, useTranslation } from '@baithak/platform'
import { cn, ImageWithFallback, OccupancyBadge, TierBadge } from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { resolveImageUrl } from '@baithak/ui/scene-images'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import { AttentionNote } from '../model/attention-note'
import { cafeNameOf } from '../model/cafe-name'
import { ChangeMark } from '../model/change-mark'
import type { Figures } from '../model/figures'
import { changeOf } from '../model/periods'
import { StatusBadge } from '../model/status-badge'
import { paths } from '../paths'

const cell = 'h-16 px-3 py-2 lg:px-4'

interface CafeRowProps {
  cafe: AdminCafe
  figures: Figures
  position: number
  /** Highlights the row and scrolls it into view. */
  isNew: boolean
}

/** A row of at least 64 px. On a phone its city and badges are below the name, as their columns are hidden. */
export function CafeRow({ cafe, figures, position, isNew }: CafeRowProps) {
  const { t } = useTranslation('admin')
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'center' })
  }, [isNew])
  const attention = figures.attentionOf(cafe)
  const comparison = figures.comparisonOf(cafe)
  const tier = cafe.category && (
    <TierBadge tier={cafe.category}>{t(`tier.${cafe.category}`)}</TierBadge>
  )
  const status = cafe.status && <StatusBadge status={cafe.status} />
  return (
    <tr
      ref={row}
      aria-rowindex={position}
      className={cn(
        'cursor-pointer border-t border-rule hover:bg-malai has-focus-visible:bg-malai',
        isNew && 'bg-acc-tint',
      )}
    >
      <th
        scope="row"
        className="relative h-16 w-full max-w-0 min-w-32 py-2 pr-1 pl-4 font-label md:pr-3 md:w-[36%] lg:w-[32%] lg:pl-6"
      >
        <div className="flex items-center gap-3">
          <ImageWithFallback
            src={resolveImageUrl(cafe.images[0] ?? '')}
            className="h-10 w-11 shrink-0 rounded-chip max-[359px]:hidden"
          />
          <div className="min-w-0">
            <Link
              to={paths.cafe.href({ id: cafe.id })}
              className="wrap-anywhere text-inherit no-underline after:absolute after:inset-0"
            >
              {cafeNameOf(cafe, t)}
            </Link>
            <div className="mt-1 flex flex-wrap items-center gap-1.5 text-meta font-normal text-ink-2 md:hidden">
              {tier}
              {status}
              <span className="min-w-0 wrap-anywhere max-[359px]:basis-full">{cafe.city}</span>
            </div>
            {attention && <AttentionNote reason={attention} />}
          </div>
        </div>
      </th>
      <td className={`${cell} max-w-40 wrap-anywhere max-md:hidden`}>{cafe.city}</td>
      <td className={`${cell} max-md:hidden`}>{tier}</td>
      <td className={`${cell} max-md:hidden`}>{status}</td>
      <td className={`${cell} max-lg:hidden`}>
        {cafe.occupancy && areCafesOpen(new Date()) ? (
          <OccupancyBadge level={cafe.occupancy} label={t(`occupancy.${cafe.occupancy}`)} />
        ) : (
          <span className="text-ink-2">{t(cafe.occupancy ? 'table.closed' : 'table.noneYet')}</span>
        )}
      </td>
      <td className={`${cell} text-right`}>
        <span className="block font-label">{formatCount(comparison.current)}</span>
        <ChangeMark change={changeOf(comparison)} />
      </td>
      <td className="w-10 pr-4 lg:w-16 lg:pr-8">
        <ChevronRight size={20} strokeWidth={1.75} className="ml-auto" />
      </td>
    </tr>
  )
}
