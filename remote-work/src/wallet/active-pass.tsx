import { isCopyDue, isoDate, lastCopyRecord, userPassRecord } from '@baithak/domain'
import { differenceInCalendarDays, instantOf, startOfDay } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member'
import { Link, useHost, useLocation, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { buttonVariants, CalendarButton, Facts, textLinkClassName, useClock } from '@baithak/ui'
import { Crown, QrCode } from 'lucide-react'
import { BenefitList, usePassName } from '../model/pass/pass-details'
import { isNewPass, upgradeState } from '../model/pass/pass-navigation'
import type { PassStatus } from '../model/pass/pass-rules'
import { lastDaysOf, lastVisitDays } from '../model/pass/pass-rules'
import { RenewalStrip } from '../model/renewal-strip'
import { useVisits } from '../model/use-visits'
import { paths } from '../paths'
import { PassCard } from './pass-card'
import { PassHanger } from './pass-hanger'

interface ActivePassProps {
  status: Extract<PassStatus, { state: 'active' }>
}

/** The active pass with its benefits and actions. Only Silver can be upgraded. */
export function ActivePass({ status }: ActivePassProps) {
  const { t } = useTranslation('work')

  const name = useMemberName() || t('passes.guest')
  const { plan, until } = status
  const { state } = useLocation()
  const passName = usePassName()
  const daysLeft = lastDaysOf(status, useClock(null))
  return (
    <div className="short:flex">
      <PassHanger dropping={isNewPass(state, new Date())}>
        <PassCard plan={plan} until={until} name={name} />
      </PassHanger>
      <div className="flex flex-col gap-4 px-5 pt-5 short:flex-1 short:border-t-3 short:border-ink">
        <Link to={paths.checkIn.href()} className={buttonVariants()}>
          <QrCode size={20} strokeWidth={1.75} />
          <span>{t('wallet.showQr')}</span>
        </Link>
        {plan.type === 'Silver' && (
          <Link
            to={paths.compare.href()}
            state={upgradeState}
            className={buttonVariants({ variant: 'secondary', className: '-mt-1.5' })}
          >
            <Crown size={20} strokeWidth={1.75} />
            <span>{t('wallet.upgrade')}</span>
          </Link>
        )}
        <RenewalStrip />
        <PassFacts until={until} />
        <div className="pt-1">
          <BenefitList tier={plan.type} />
        </div>
        {(daysLeft ?? Infinity) > lastVisitDays && (
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
        <CopyReminder />
      </div>
    </div>
  )
}

/** The days that are left of a pass, and the visits with it: hops have passes of their own. */
function PassFacts({ until }: { until: Date }) {
  const { t } = useTranslation('work')
  const pass = useRecord(useHost().storage.record(userPassRecord))
  const since = pass && startOfDay(instantOf(pass.purchaseDate))
  const visits = useVisits().filter(
    ({ passId, at }) => passId !== null && since && instantOf(at) >= since,
  )
  const daysLeft = differenceInCalendarDays(until, new Date())
  return (
    <p className="border-t border-rule pt-4 text-body font-title tabular-nums">
      <Facts>
        {t('wallet.daysLeft', { count: daysLeft })}
        {t('wallet.visits', { count: visits.length })}
      </Facts>
    </p>
  )
}

/** After a purchase, if there was no copy of it all for long. */
function CopyReminder() {
  const { t } = useTranslation('work')
  const { record } = useHost().storage
  const pass = useRecord(record(userPassRecord))
  const lastCopy = useRecord(record(lastCopyRecord))
  if (!pass || !isCopyDue(lastCopy, instantOf(pass.purchaseDate))) return null
  return (
    <Link to={paths.settings.href()} className={`${textLinkClassName} self-center`}>
      {t('wallet.copyDue')}
    </Link>
  )
}
