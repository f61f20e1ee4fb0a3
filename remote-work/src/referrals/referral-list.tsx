import { useTranslation } from '@baithak/platform'
import { Badge, LongList } from '@baithak/ui'
import { formatDate, initialsOf } from '@baithak/ui/format'
import { Check, Hourglass } from 'lucide-react'
import type { Referral } from '../model/referral'
import { friendNameIn } from '../model/referral'

/** That of most rows. */
const rowHeight = 69

const rowProps = {
  className:
    'flex flex-wrap items-center gap-x-3.5 gap-y-1 border-b border-rule py-3 last:border-0',
}
const renderReferral = (referral: Referral) => <ReferralRow {...referral} />

/** The invited friends with their status. */
export function ReferralList({ referrals }: { referrals: readonly Referral[] }) {
  const { t } = useTranslation('work')
  return (
    <section className="pt-5">
      <h2 className="pb-1.5 text-h2">{t('referrals.list')}</h2>
      <LongList
        rows={referrals}
        // Referrals have no id and names are not unique, but the order never changes.
        keyOf={(_, index) => index}
        {...{ rowHeight, rowProps }}
      >
        {renderReferral}
      </LongList>
    </section>
  )
}

function ReferralRow({ name: storedName, status, date }: Referral) {
  const { t, i18n } = useTranslation('work')
  const name = friendNameIn(i18n.language, storedName)
  const completed = status === 'Completed'
  return (
    <>
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-malai-2 text-meta font-heading"
      >
        {initialsOf(name)}
      </span>
      <div className="min-w-24 flex-1">
        <h3 translate="no" className="text-body font-title wrap-anywhere">
          {name}
        </h3>
        <p className="text-meta text-ink-2 tabular-nums wrap-anywhere">
          {formatDate(date, i18n.language) || date}
        </p>
      </div>
      <Badge tone={completed ? 'ok' : 'warn'} icon={completed ? Check : Hourglass}>
        {t(`referrals.status.${status}`)}
      </Badge>
    </>
  )
}
