import { useTranslation } from '@baithak/platform'

const park = 'text-[#2a5435]'
const road = 'text-[#6a5748]'

const places = [
  { name: 'roseGarden', look: park, left: 74.5, top: 9.4 },
  { name: 'park', look: park, left: 3.6, top: 67.8 },
  { name: 'lake', look: 'text-[#1a4f5a]', left: 70.5, top: 74.2 },
  { name: 'churchStreet', look: road, left: 4, top: 33.4 },
  { name: 'main', look: `${road} origin-bottom-left -rotate-90`, left: 21.6, top: 46.6 },
  { name: 'mgRoad', look: 'text-[#76500d] origin-bottom-left rotate-30', left: 67.5, top: 32.6 },
] as const

/** Names on the drawing: text and not part of it, so that they follow the language. */
export function MapLabels() {
  const { t } = useTranslation('work')
  return (
    <div aria-hidden className="pointer-events-none text-[13px] leading-5 font-mid">
      {places.map(({ name, look, left, top }) => (
        <span
          key={name}
          style={{ left: `${left}%`, top: `${top}%` }}
          className={`absolute whitespace-nowrap ${look}`}
        >
          {t(`map.place.${name}`)}
        </span>
      ))}
    </div>
  )
}
