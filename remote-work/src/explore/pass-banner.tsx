import { Link, useTranslation } from '@baithak/platform'
import { buttonVariants } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { QrCode } from 'lucide-react'
import type { DisplayedPass } from '../model/pass/pass-details'
import { metalClasses } from '../model/pass/pass-look'
import { paths } from '../paths'

/** The displayed pass with a link to the check-in code. */
export function PassBanner({ pass }: { pass: DisplayedPass }) {
  const { t, i18n } = useTranslation('work')
  const { tier, active, until } = pass
  const date = formatDate(until, i18n.language)
  return (
    <section
      className={`flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control px-4 py-3 ${metalClasses[tier]}`}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-display text-display-4">{t(`explore.pass.${tier}`)}</span>
          <span className="inline-flex h-6 items-center gap-1.5 rounded-badge bg-espresso px-2 text-caption font-label text-white">
            {active && <i aria-hidden className="size-1.5 rounded-full bg-work-bright" />}
            <span>{t(active ? 'explore.active' : 'explore.expired')}</span>
          </span>
        </p>
        <p className="text-meta font-mid tabular-nums">
          {date
            ? t(active ? 'explore.expires' : 'explore.expiredOn', { date })
            : t('explore.sampleExpiry')}
        </p>
      </div>
      <Link
        to={paths.checkIn.href()}
        className={buttonVariants({ variant: 'dark', size: 'md', className: 'max-[359px]:w-full' })}
      >
        <QrCode size={18} strokeWidth={1.75} />
        <span>{t('explore.showQr')}</span>
      </Link>
    </section>
  )
}
