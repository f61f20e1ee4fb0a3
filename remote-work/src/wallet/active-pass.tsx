import { isBackupDue, isoDate, lastBackupRecord } from '@baithak/domain'
import { differenceInCalendarDays, instantOf, startOfDay } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member'
import { Link, useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { ButtonLink, CalendarButton, Metadata, textLinkClassName } from '@baithak/ui'
import { Crown, QrCode } from 'lucide-react'
import { BenefitList, usePassName } from '../components/pass-details'
import { RenewalStrip } from '../components/renewal-strip'
import type { ActivePassStatus } from '../model/pass-rules'
import { useCheckIns } from '../model/use-check-ins'
import { paths } from '../paths'
import { PassCard } from './pass-card'
import { PassHanger } from './pass-hanger'
import { Receipt } from './receipt'

/** A pass that was bought within it drops onto its cords: long enough for the wallet to load. */
const newPassMs = 5000

/** With fewer days left, the end is too near for an entry in a calendar. */
const minDaysForCalendar = 3

/** The active pass with its benefits and actions. Only Silver can be upgraded. */
export function ActivePass({ plan, since, until }: ActivePassStatus) {
  const { t } = useTranslation()
  const name = useMemberName() || t('passes.guest')
  const passName = usePassName()
  const lastBackup = useRecord(useHost().storage.record(lastBackupRecord))
  const now = new Date()
  const daysLeft = differenceInCalendarDays(until, now)
  // Hops have passes of their own.
  const checkIns = useCheckIns().filter(
    ({ passId, at }) => passId !== null && instantOf(at) >= startOfDay(since),
  )
  return (
    <div className="short:flex">
      <PassHanger dropping={now.getTime() - since.getTime() < newPassMs}>
        <PassCard plan={plan} until={until} name={name} />
      </PassHanger>
      <div className="flex flex-col gap-4 px-5 pt-5 short:flex-1 short:border-t-3 short:border-ink">
        <ButtonLink to={paths.checkIn.href()} icon={QrCode}>
          {t('wallet.showQr')}
        </ButtonLink>
        {plan.type === 'Silver' && (
          <ButtonLink
            to={paths.compare.href()}
            state={{ upgrade: true }}
            icon={Crown}
            variant="secondary"
            className="-mt-1.5"
          >
            {t('wallet.upgrade')}
          </ButtonLink>
        )}
        <RenewalStrip plan={plan} until={until} />
        <p className="border-t border-rule pt-4 text-body font-title tabular">
          <Metadata>
            {t('wallet.daysLeft', { count: daysLeft })}
            {t('wallet.visits', { count: checkIns.length })}
          </Metadata>
        </p>
        <div className="pt-1">
          <BenefitList tier={plan.type} />
        </div>
        {daysLeft >= minDaysForCalendar && (
          <CalendarButton
            className="w-full"
            label={t('wallet.addToCalendar')}
            event={{
              id: `pass-${until.getTime()}`,
              title: t('wallet.passEnds', { pass: passName(plan) }),
              day: isoDate(until),
            }}
          />
        )}
        <p className="self-center">
          <Receipt
            pass={passName(plan)}
            price={plan.price}
            purchaseDate={since}
            expiryDate={until}
          />
        </p>
        {isBackupDue(lastBackup, since) && (
          <Link to={paths.settings.href()} className={`${textLinkClassName} self-center`}>
            {t('wallet.copyDue')}
          </Link>
        )}
      </div>
    </div>
  )
}
