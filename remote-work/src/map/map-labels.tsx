import { useTranslation } from '@baithak/platform'

const park = 'text-(--night-label,#2a5435)'
const road = 'text-(--night-label,#6a5748)'

const labels = [
  { name: 'lake', className: 'text-(--night-label,#1a4f5a)', left: 13, top: 22 },
  { name: 'park', className: park, left: 77.5, top: 40.7 },
  { name: 'roseGarden', className: park, left: 4, top: 88.9 },
  { name: 'twelfthMain', className: road, left: 80.5, top: 48 },
  {
    name: 'hundredFeetRoad',
    className: `${road} origin-bottom-left -rotate-90`,
    left: 64.6,
    top: 60.4,
  },
  {
    name: 'eightyFeetRoad',
    className: `${road} origin-bottom-left -rotate-90`,
    left: 77.4,
    top: 60.4,
  },
  {
    name: 'airportRoad',
    className: 'text-(--night-label,#76500d) origin-bottom-left rotate-34',
    left: 27.3,
    top: 61.7,
  },
] as const

/** Place names on the map, as text so that they can be translated. */
export function MapLabels() {
  const { t } = useTranslation('work')
  return (
    <div aria-hidden className="pointer-events-none text-[0.8125rem] leading-5 font-mid">
      {labels.map(({ name, className, left, top }) => (
        <span
          key={name}
          style={{ left: `${left}%`, top: `${top}%` }}
          className={`absolute whitespace-nowrap ${className}`}
        >
          {t(`map.place.${name}`)}
        </span>
      ))}
    </div>
  )
}
