import { createBackup, isoDate } from '@baithak/domain'
import { useMemberName } from '@baithak/domain/use-member-name'
import { Link, useHost, useLocation, useTranslation } from '@baithak/platform'
import { Button, buttonVariants, CalendarButton, useClock } from '@baithak/ui'
import { offerFile } from '@baithak/ui/sharing'
import { Crown, QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { isEvictedAfterAWeek } from '../model/installation'
import { BenefitList } from '../model/pass/benefit-list'
import { lastDaysOf, lastVisitDays } from '../model/pass/ends-soon'
import { isNewPass } from '../model/pass/new-pass-state'
import type { PassStatus } from '../model/pass/pass-rules'
import { upgradeState } from '../model/pass/upgrade-state'
import { usePassName } from '../model/pass/use-pass-name'
import { paths } from '../paths'
import { PassCard } from './pass-card'
import { PassHanger } from './pass-hanger'
import { PassValuePanel } from './pass-value-panel'

interface ActivePassProps {
  status: Extract<PassStatus, { state: 'active' }>
  /** Above what the pass gives. */
  renewal: ReactNode
}

/** The active pass with its benefits and actions. Only Silver can be upgraded. */
export function ActivePass({ status, renewal }: ActivePassProps) {
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
        {renewal}
        <PassValuePanel plan={plan} />
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
        {isEvictedAfterAWeek() && <EvictionNote />}
      </div>
    </div>
  )
}

/** For members whose browser will delete the pass: a copy of it, where the shell can make one. */
function EvictionNote() {
  const { t } = useTranslation('work')
  const { storage, toast } = useHost()
  async function save() {
    const outcome = await offerFile(createBackup(storage.readTexts(), new Date()))
    if (outcome !== 'dismissed') toast({ title: t('wallet.eviction.done') })
  }
  return (
    <div className="flex flex-col items-start gap-2 py-1">
      <p className="text-meta text-ink-2">{t('wallet.eviction.text')}</p>
      <Button size="md" variant="secondary" onClick={() => void save()}>
        {t('wallet.eviction.action')}
      </Button>
    </div>
  )
}
