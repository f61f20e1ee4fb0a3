import { useTranslation } from '@baithak/platform'

const park = 'text-[#2a5435]'
const road = 'text-[#6a5748]'

const labels = [
  { name: 'roseGarden', className: park, left: 74.5, top: 9.4 },
  { name: 'park', className: park, left: 3.6, top: 67.8 },
  { name: 'lake', className: 'text-[#1a4f5a]', left: 70.5, top: 74.2 },
  { name: 'churchStreet', className: road, left: 4, top: 33.4 },
  { name: 'main', className: `${road} origin-bottom-left -rotate-90`, left: 21.6, top: 46.6 },
  {
    name: 'mgRoad',
    className: 'text-[#76500d] origin-bottom-left rotate-30',
    left: 67.5,
    top: 32.6,
  },
] as const

/** Place names on the map, as text so that they can be translated. */
export function MapLabels() {
  const { t } = useTranslation('work')
  return (
    <div aria-hidden className="pointer-events-none text-[13px] leading-5 font-mid">
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
