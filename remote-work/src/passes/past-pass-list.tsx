import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { type PastPass, useRecord } from '@baithak/shared/storage'
import { Badge } from '@baithak/shared/ui'
import { metals } from './pass-card'
import { formatRange } from './pass-dates'

/** The passes that have run out or were replaced, the latest first. */
export function PastPassList() {
  const { t } = useTranslation('work')
  const passes = useRecord(useHost().storage.passHistory)
  if (passes.length === 0)
    return <p className="py-4 text-body-2 text-ink-2">{t('wallet.noPastPasses')}</p>
  return (
    <ul>
      {passes.map((pass, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two stored passes may be alike to the letter
        <PastPassRow key={`${pass.purchaseDate} ${index}`} pass={pass} />
      ))}
    </ul>
  )
}

function PastPassRow({ pass: { type, duration, purchaseDate, expiryDate } }: { pass: PastPass }) {
  const { t, i18n } = useTranslation('work')
  return (
    <li className="flex items-center gap-3.5 border-b border-rule py-2.5 last:border-0">
      <PunchedPass metal={metals[type]} />
      <div className="min-w-0 flex-1">
        <p className="text-body font-title">
          {t('wallet.passName', {
            type: t(`passes.tier.${type}`),
            duration: t(`passes.duration.${duration}`),
          })}
        </p>
        <p className="text-meta text-ink-2 tabular-nums">
          {formatRange(purchaseDate, expiryDate, i18n.language)}
        </p>
      </div>
      <Badge tone="bad">{t('passes.expired')}</Badge>
    </li>
  )
}

/** What is left of a pass: its metal gone grey, a hole punched into it. */
function PunchedPass({ metal }: { metal: string }) {
  return (
    <span
      aria-hidden
      className={`relative h-10.5 w-16 shrink-0 rounded-badge grayscale-85 ${metal} mask-[radial-gradient(circle_4.5px_at_53px_10px,transparent_95%,#000)]`}
    />
  )
}
