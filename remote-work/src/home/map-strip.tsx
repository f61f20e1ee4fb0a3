import { Link, useTranslation } from '@baithak/platform'
import map from '@baithak/shared/art/map.svg'
import { buttonClass } from '@baithak/shared/ui'
import { Map as MapIcon } from 'lucide-react'
import { paths } from '../paths'

/** A corner of the map; the whole strip opens it. */
export function MapStrip() {
  const { t } = useTranslation('work')
  return (
    <Link
      to={paths.map.href()}
      aria-label={t('home.mapLabel')}
      className="relative mx-5 block h-23 overflow-hidden rounded-control bg-malai-2"
    >
      <img src={map} alt="" loading="lazy" className="size-full object-cover object-[50%_32%]" />
      <span
        className={buttonClass({
          size: 'md',
          className: 'absolute right-3 bottom-3 bg-milk! text-ink! shadow-sh1',
        })}
      >
        <MapIcon size={20} strokeWidth={1.75} aria-hidden />
        {t('home.map')}
      </span>
    </Link>
  )
}
