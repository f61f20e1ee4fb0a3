import { Link, useTranslation } from '@baithak/platform'
import { ButtonLink } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { QrCode } from 'lucide-react'
import {
  EndedPass,
  medalImages,
  metalClasses,
  NewPassLinks,
  PassPattern,
} from '../components/pass-parts'
import type { PassStatus } from '../model/pass'
import { paths } from '../paths'

/** A strip of the current pass that links to the wallet and to the check-in code. */
export function PassStrip({ status }: { status: PassStatus }) {
  const { t, i18n } = useTranslation()
  if (status.state !== 'active') return <NoPassStrip status={status} />
  const { plan, until } = status
  return (
    <article
      className={`relative flex min-h-26 flex-wrap items-center justify-between gap-x-3 gap-y-2 overflow-hidden rounded-pass py-3 pr-3.5 pl-7.5 ${metalClasses[plan.type]}`}
    >
      <img
        src={medalImages[plan.type]}
        alt=""
        className="absolute top-1/2 -right-[230px] size-80 max-w-none -translate-y-1/2"
      />
      <PassPattern tier={plan.type} />
      <div className="embossed relative min-w-0">
        <h2 className="font-display text-display-3">
          <Link
            to={paths.wallet.href()}
            className="no-underline after:absolute after:-inset-x-8 after:-inset-y-4"
          >
            {t('home.passName', { type: t(`passes.tier.${plan.type}`) })}
          </Link>
        </h2>
        <p className="text-meta font-mid tabular">
          {t('home.validUntil', { date: formatDate(until, i18n.language) })}
        </p>
        <p className="flex items-center gap-1.5 text-caption font-title">
          <i aria-hidden className="size-2 rounded-full bg-ok" />
          <span>{t('passes.active')}</span>
        </p>
      </div>
      <ButtonLink
        to={paths.checkIn.href()}
        icon={QrCode}
        variant="dark"
        size="md"
        className="text-lamp!"
      >
        {t('home.showQr')}
      </ButtonLink>
    </article>
  )
}

function NoPassStrip({ status }: { status: PassStatus }) {
  const { t } = useTranslation()
  return (
    <article className="flex min-h-26 flex-wrap items-center justify-between gap-3 rounded-pass border-2 border-dashed border-rule-2 bg-milk px-4.5 py-3 text-ink">
      <div>
        <h2 className="font-display text-display-4">
          <Link to={paths.wallet.href()} className="inline-flex min-h-11 items-center no-underline">
            {t('home.noPass')}
          </Link>
        </h2>
        <EndedPass status={status} />
      </div>
      <div className="flex flex-wrap gap-2">
        <NewPassLinks status={status} size="md" />
      </div>
    </article>
  )
}
