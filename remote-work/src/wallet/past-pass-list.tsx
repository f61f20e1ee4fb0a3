import { userPassRecord } from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, LongList } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { usePassName } from '../components/pass-details'
import { metalClasses } from '../components/pass-look'
import { PictureRow, rowProps } from '../components/picture-row'
import { passHistoryRecord, planOf } from '../model/pass-rules'
import { pastPassesOf } from '../model/pass-transactions'
import { Receipt } from './receipt'

/** Expired and replaced passes, the latest first. All are stored as Expired (section 4): the dates tell why. */
export function PastPassList() {
  const { t, i18n } = useTranslation()
  const { record } = useHost().storage
  const passName = usePassName()
  const history = useRecord(record(passHistoryRecord))
  const current = useRecord(record(userPassRecord))
  const passes = pastPassesOf(history, current)
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
        const next = index === 0 ? current : passes[index - 1]
        const isReplaced =
          next?.purchaseDate &&
          pass.expiryDate &&
          instantOf(next.purchaseDate) < instantOf(pass.expiryDate)
        const type = pass.type ?? planOf(pass)?.type
        const duration = pass.duration ?? planOf(pass)?.duration
        const price = pass.price ?? planOf(pass)?.price
        return (
          <PictureRow
            picture={
              // Grey, with a punched hole.
              <span
                aria-hidden
                className={`relative h-10.5 w-16 shrink-0 rounded-badge grayscale-85 ${metalClasses[type ?? 'Silver']} mask-[radial-gradient(circle_4.5px_at_53px_10px,transparent_95%,#000)]`}
              />
            }
            title={
              <p className="text-body font-title">
                {type && duration
                  ? passName({ type, duration })
                  : type
                    ? t(`explore.pass.${type}`)
                    : t('agenda.yourPass')}
              </p>
            }
            lines={[
              (pass.purchaseDate || pass.expiryDate) &&
                `${dateOf(pass.purchaseDate) ?? ''} – ${dateOf(pass.expiryDate) ?? ''}`.trim(),
              isReplaced && t('wallet.replacedOn', { date: dateOf(next.purchaseDate) }),
            ]}
          >
            {type && duration && price != null && pass.purchaseDate && pass.expiryDate && (
              <Receipt
                pass={passName({ type, duration })}
                price={price}
                purchaseDate={pass.purchaseDate}
                expiryDate={pass.expiryDate}
              />
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
