import { Link, useTranslation } from '@baithak/platform'
import { formatDate } from '@baithak/shared/format'
import { buttonVariants } from '@baithak/shared/ui'
import { QrCode } from 'lucide-react'
import { paths } from '../paths'
import { medals, metals } from './pass-card'
import { PassInlay } from './pass-inlay'
import type { PassStanding } from './pass-rules'

/** The pass at a glance: a strip of its metal that leads to the wallet, with the code one tap away. */
export function PassStrip({ standing }: { standing: PassStanding }) {
  const { t, i18n } = useTranslation('work')
  if (standing.state !== 'active') return <EmptyStrip />
  const { plan, until } = standing
  const name = t('home.passName', { type: t(`passes.tier.${plan.type}`) })
  return (
    <article
      className={`relative flex min-h-26 flex-wrap items-center justify-between gap-x-3 gap-y-2 overflow-hidden rounded-pass py-3 pr-3.5 pl-7.5 ${metals[plan.type]}`}
    >
      <img
        src={medals[plan.type]}
        alt=""
        className="absolute top-1/2 -right-[230px] size-80 max-w-none -translate-y-1/2"
      />
      <PassInlay tier={plan.type} />
      <div className="embossed relative min-w-0">
        <h2 className="font-display text-display-3">
          <Link
            to={paths.wallet.href()}
            className="no-underline after:absolute after:-inset-x-8 after:-inset-y-4"
          >
            {name}
          </Link>
        </h2>
        <p className="text-meta font-mid tabular-nums">
          {t('home.validUntil', { date: formatDate(until, i18n.language) })}
        </p>
        <p className="flex items-center gap-1.5 text-caption font-title">
          <i aria-hidden className="size-2 rounded-full bg-ok" />
          {t('passes.active')}
        </p>
      </div>
      <Link
        to={paths.checkIn.href()}
        className={buttonVariants({
          variant: 'dark',
          size: 'md',
          className: 'relative text-lamp!',
        })}
      >
        <QrCode size={20} strokeWidth={1.75} aria-hidden />
        {t('home.showQr')}
      </Link>
    </article>
  )
}

function EmptyStrip() {
  const { t } = useTranslation('work')
  return (
    <article className="flex min-h-26 flex-wrap items-center justify-between gap-3 rounded-pass border-2 border-dashed border-rule-2 bg-milk px-4.5 py-3 text-ink">
      <h2 className="font-display text-display-4">{t('home.noPass')}</h2>
      <Link to={paths.purchase.href()} className={buttonVariants({ size: 'md' })}>
        {t('home.purchase')}
      </Link>
    </article>
  )
}
