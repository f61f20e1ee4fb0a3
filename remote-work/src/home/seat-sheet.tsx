import { useTranslation } from '@baithak/platform'
import { LongList, Sheet, type SheetControl } from '@baithak/ui'
import type { Cafe } from '../model/cafe/cafe'
import { CafeImage } from '../model/cafe/cafe-image'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'

interface SeatSheetProps extends SheetControl {
  onPick(cafe: Cafe): void
}

/** All cafés, the nearest first, to say where one sits. */
export function SeatSheet({ onPick, ...sheet }: SeatSheetProps) {
  const { t } = useTranslation('work')

  const labelsOf = useCafeLabels()
  return (
    <Sheet {...sheet} title={t('home.whichCafe')} closeLabel={t('passes.close')}>
      <LongList
        rows={useCafes()}
        keyOf={({ id }) => id}
        rowHeight={68}
        rowProps={{ className: 'border-b border-rule last:border-0' }}
      >
        {(cafe) => (
          <button
            type="button"
            onClick={() => onPick(cafe)}
            className="flex min-h-15 w-full items-center gap-x-3.5 py-2.5 text-left"
          >
            <CafeImage image={cafe.image} className="size-12 shrink-0 rounded-chip" />
            <span className="min-w-0">
              <span className="block text-body font-title">{labelsOf(cafe).name}</span>
              <span className="block text-meta text-ink-2">{labelsOf(cafe).area}</span>
            </span>
          </button>
        )}
      </LongList>
    </Sheet>
  )
}
