import { partsOf } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member-name'
import { useTranslation } from '@baithak/platform'
import { firstNameOf } from '@baithak/ui/format'

type PartOfDay = 'morning' | 'afternoon' | 'evening'

export function partOfDay(now: Date): PartOfDay {
  const hour = partsOf(now).hour
  if (hour < 4 || hour >= 17) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}

/** Greets the member, or the demo partner, by the time of day. */
export function Greeting() {
  const { t } = useTranslation('admin')
  const name = firstNameOf(useMemberName()) || t('dashboard.partner')
  return (
    <>
      <span>{[t(`dashboard.${partOfDay(new Date())}`), ''].join(', ')}</span>
      <span className="inline-block max-w-full wrap-anywhere">{name}</span>
    </>
  )
}
