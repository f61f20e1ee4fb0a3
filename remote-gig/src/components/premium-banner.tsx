import { Link, useTranslation } from '@baithak/platform'
import lanyard from '@baithak/ui/art/lanyard.svg'
import { ChevronRight } from 'lucide-react'
import { paths } from '../paths'

/** Links to the Premium Performer Pass; says so when the artist has it. */
export function PremiumBanner({ owned }: { owned: boolean }) {
  const { t } = useTranslation()
  return (
    <Link
      to={paths.premium.href()}
      className={`cloth-butta flex min-h-29 items-center short:min-h-14 overflow-hidden rounded-panel no-underline transition-[scale] duration-press active:scale-[0.985] ${owned ? 'text-white' : 'cloth-butta-marigold text-ink'}`}
    >
      <span className="min-w-0 flex-1 py-4 pr-28 pl-4.5 max-[340px]:pr-4 narrow:pr-4 short:flex short:items-baseline short:gap-4 short:py-2">
        <span className="block max-w-50 font-display text-display-4 text-balance short:max-w-none">
          {t('premium.name')}
        </span>
        <span className="mt-1.5 flex items-center gap-1.5 text-body-2 font-label">
          <span>{owned ? t('list.owned') : t('list.unlimited')}</span>
          <ChevronRight size={18} className="shrink-0" />
        </span>
      </span>
      <img
        src={lanyard}
        alt=""
        width={120}
        height={116}
        className="absolute top-0 right-1 h-full w-auto max-[340px]:hidden narrow:hidden"
      />
    </Link>
  )
}
