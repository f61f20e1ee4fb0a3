import { partsOf } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member-name'
import { useTranslation } from '@baithak/platform'
import { firstNameOf } from '@baithak/ui/format'

/** The hours of a greeting: from the first until before the second, over midnight where that is smaller. */
const hoursOf = { morning: [4, 12], afternoon: [12, 17], evening: [17, 4] } as const
type PartOfDay = keyof typeof hoursOf

export function partOfDay(now: Date): PartOfDay {
  const hour = partsOf(now).hour
  const isWithin = ([from, until]: readonly [number, number]) => hour >= from && hour < until
  if (isWithin(hoursOf.morning)) return 'morning'
  return isWithin(hoursOf.afternoon) ? 'afternoon' : 'evening'
}

/** Greets the member, or the demo partner, by the time of day. */
export function Greeting() {
  const { t } = useTranslation('admin')
  const name = firstNameOf(useMemberName()) || t('dashboard.partner')
  // A prerendered page shows the greeting of its visitor's hour.
  const greetings = import.meta.env.SSR
    ? Object.entries(hoursOf)
    : [[partOfDay(new Date())] as const]
  return (
    <>
      {greetings.map(([part, hours]) => (
        <span key={part} data-hours={hours?.join('-')}>
          {[t(`dashboard.${part as PartOfDay}`), ''].join(', ')}
        </span>
      ))}
      {/* A box of its own, so that with the name no text is larger than in the picture. */}
      <span data-prerender="skeleton" className="inline-block max-w-full wrap-anywhere">
        {name}
      </span>
    </>
  )
}
