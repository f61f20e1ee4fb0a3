import { useTranslation } from '@baithak/platform'
import { Badge, LongList } from '@baithak/ui'
import { formatDate, initialsOf } from '@baithak/ui/format'
import { Check, Hourglass } from 'lucide-react'
import { PictureRow, rowProps } from '../model/picture-row'
import { friendNameIn, type Referral } from '../model/referral'

/** The invited friends with their status. */
export function ReferralList({ referrals }: { referrals: readonly Referral[] }) {
  const { t, i18n } = useTranslation('work')
  return (
    <section className="pt-5">
      <h2 className="pb-1.5 text-h2">{t('referrals.list')}</h2>
      <LongList
        rows={referrals}
        // Referrals have no id and names are not unique, but the order never changes.
        keyOf={(_, index) => index}
        rowProps={rowProps}
      >
        {({ name: storedName, status, date }) => {
          const name = friendNameIn(i18n.language, storedName)
          const isCompleted = status === 'Completed'
          return (
            <PictureRow
              picture={
                <span
                  aria-hidden
                  className="grid size-10 shrink-0 place-items-center rounded-full bg-malai-2 text-meta font-heading"
                >
                  {initialsOf(name)}
                </span>
              }
              title={
                <h3 translate="no" className="text-body font-title wrap-anywhere">
                  {name}
                </h3>
              }
              lines={[formatDate(date, i18n.language) || date]}
            >
              <Badge tone={isCompleted ? 'ok' : 'warn'} icon={isCompleted ? Check : Hourglass}>
                {t(`referrals.status.${status}`)}
              </Badge>
            </PictureRow>
          )
        }}
      </LongList>
    </section>
  )
}
