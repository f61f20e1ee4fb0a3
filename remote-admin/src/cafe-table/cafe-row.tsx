import { Link, useTranslation } from '@baithak/platform'
import { Badge, cn, ImageWithFallback, OccupancyBadge } from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { resolveImageUrl } from '@baithak/ui/scene-images'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { StatusBadge } from '../components/status-badge'
import { type AdminCafe, cafeNameOf } from '../model/admin-cafe'
import { paths } from '../paths'

const cell = 'h-16 px-3 py-2 lg:px-4'

interface CafeRowProps {
  cafe: AdminCafe
  'aria-rowindex': number
  /** Highlights the row and scrolls it into view. */
  isNew: boolean
}

/** A row of at least 64 px. On a phone the city and the badges are below the name, because their columns are hidden. */
export function CafeRow({ cafe, isNew, ...props }: CafeRowProps) {
  const { t } = useTranslation()
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'center' })
  }, [isNew])
  const tier = cafe.category && <Badge variant={cafe.category}>{t(`tier.${cafe.category}`)}</Badge>
  const status = cafe.status && <StatusBadge status={cafe.status} />
  return (
    <tr
      {...props}
      ref={row}
      className={cn(
        'cursor-pointer border-t border-rule hover:bg-malai has-focus-visible:bg-malai',
        isNew && 'bg-acc-tint',
      )}
    >
      <th
        scope="row"
        className="relative h-16 w-full max-w-0 min-w-32 py-2 pr-1 pl-4 font-label wrap-anywhere md:w-[36%] md:max-w-none md:pr-3 md:wrap-break-word lg:w-[32%] lg:pl-6"
      >
        <div className="flex items-center gap-3">
          <ImageWithFallback
            src={resolveImageUrl(cafe.images[0] ?? '')}
            className="h-10 w-11 shrink-0 rounded-chip max-[359px]:hidden"
          />
          <div className="min-w-0 md:max-w-64">
            <Link
              to={paths.cafe.href({ id: cafe.id })}
              className="text-inherit no-underline after:absolute after:inset-0"
            >
              {cafeNameOf(cafe, t)}
            </Link>
            <div className="mt-1 flex flex-wrap items-center gap-1.5 text-meta font-normal text-ink-2 md:hidden">
              {tier}
              {status}
              <span className="min-w-0 max-[359px]:basis-full">{cafe.city}</span>
            </div>
          </div>
        </div>
      </th>
      <td className={`${cell} max-w-40 wrap-break-word max-md:hidden`}>{cafe.city}</td>
      <td className={`${cell} max-md:hidden`}>{tier}</td>
      <td className={`${cell} max-md:hidden`}>{status}</td>
      <td className={`${cell} max-lg:hidden`}>
        {cafe.occupancy ? (
          <OccupancyBadge level={cafe.occupancy} label={t(`occupancy.${cafe.occupancy}`)} />
        ) : (
          <span className="text-ink-2">{t('table.noneYet')}</span>
        )}
      </td>
      <td className={`${cell} tabular text-right font-label`}>{formatCount(cafe.weekCheckIns)}</td>
      <td className="w-10 pr-4 lg:w-16 lg:pr-8">
        <ChevronRight size={20} className="ml-auto" />
      </td>
    </tr>
  )
}
