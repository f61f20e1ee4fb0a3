import type { HoppingRoute } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { Badge } from '@baithak/ui'
import { hasFewSlots, isSoldOut } from './hopping-rules'

/** The number of slots left, coloured by how few they are. */
export function SlotsBadge({ route }: { route: HoppingRoute }) {
  const { t } = useTranslation('party')
  if (isSoldOut(route)) return <Badge tone="bad">{t('hopping.soldOut')}</Badge>
  return (
    <Badge tone={hasFewSlots(route) ? 'warn' : 'ok'} className="tabular">
      {t('hopping.slotsLeft', { count: route.slots_available })}
    </Badge>
  )
}
