import { instantOf } from '@baithak/domain/indian-time'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, LongList } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { metalClasses, usePassName } from '../components/pass-parts'
import { PictureRow, rowProps } from '../components/picture-row'
import { type PastPass, passHistoryRecord, passPlans, usePassStatus } from '../model/pass'
import { Receipt } from './receipt'

/** Expired and replaced passes, the latest first. All are stored as Expired (spec §4): the dates tell why. */
export function PastPassList() {
  const { t, i18n } = useTranslation()
  const passName = usePassName()
  const status = usePassStatus()
  const since = status.state === 'active' ? status.since.toISOString() : undefined
  const history = useRecord(useHost().storage.record(passHistoryRecord))
  // A pass that was archived while the clock was ahead is current again, and stays in the history.
  const passes = history.filter(({ purchaseDate }) => !since || purchaseDate !== since)
  if (passes.length === 0)
    return <p className="py-4 text-body-2 text-ink-2">{t('wallet.noPastPasses')}</p>
  const dateOf = (date: string | null | undefined) => formatDate(date, i18n.language) || date
  return (
    <LongList
      rows={passes}
      // Dates may be missing or equal, and new passes come at the top.
      keyOf={(_, index) => passes.length - index}
      rowProps={rowProps}
    >
      {(pass, index) => {
        const { purchaseDate, expiryDate } = pass
        const next = index === 0 ? since : passes[index - 1]?.purchaseDate
        const isReplaced = next && expiryDate && instantOf(next) < instantOf(expiryDate)
        const { type, duration, price } = withPlan(pass)
        const name =
          type && duration
            ? passName({ type, duration })
            : type
              ? t('home.passName', { type: t(`passes.tier.${type}`) })
              : t('passes.yours')
        return (
          <PictureRow
            picture={
              // Grey, with a punched hole.
              <span
                aria-hidden
                className={`relative h-10.5 w-16 shrink-0 rounded-badge grayscale-85 ${metalClasses[type ?? 'Silver']} mask-[radial-gradient(circle_4.5px_at_53px_10px,transparent_95%,#000)]`}
              />
            }
            title={<p className="text-body font-title">{name}</p>}
            lines={[
              (purchaseDate || expiryDate) &&
                `${dateOf(purchaseDate) ?? ''} – ${dateOf(expiryDate) ?? ''}`.trim(),
              isReplaced && t('wallet.replacedOn', { date: dateOf(next) }),
            ]}
          >
            {duration && price != null && purchaseDate && expiryDate && (
              <Receipt {...{ pass: name, price, purchaseDate, expiryDate }} />
            )}
            <Badge variant={isReplaced ? 'neutral' : 'bad'}>
              {t(isReplaced ? 'passes.replaced' : 'passes.expired')}
            </Badge>
          </PictureRow>
        )
      }}
    </LongList>
  )
}

/** Returns a past pass with what its plan says about it. */
function withPlan(pass: PastPass) {
  const { passId, id, type, duration, price } = pass
  const plan = Object.values(passPlans).find(
    (known) => known.id === (passId ?? id) || (known.type === type && known.duration === duration),
  )
  return {
    type: type ?? plan?.type,
    duration: duration ?? plan?.duration,
    price: price ?? plan?.price,
  }
}
