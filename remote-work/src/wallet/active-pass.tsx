import { Link, useLocation, useTranslation } from '@baithak/platform'
import { buttonVariants } from '@baithak/shared/ui'
import { useMemberName } from '@baithak/shared/use-member-name'
import { Crown, QrCode } from 'lucide-react'
import { BenefitList } from '../model/pass/benefit-list'
import { isNewPass } from '../model/pass/new-pass-state'
import type { PassStatus } from '../model/pass/pass-rules'
import { SharedPass } from '../model/pass/shared-pass'
import { upgradeState } from '../model/pass/upgrade-state'
import { paths } from '../paths'
import { PassCard } from './pass-card'
import { PassHanger } from './pass-hanger'

/** The active pass with its benefits and actions. Only Silver can be upgraded. */
export function ActivePass({ status }: { status: Extract<PassStatus, { state: 'active' }> }) {
  const { t } = useTranslation('work')
  const name = useMemberName() || t('passes.guest')
  const { plan, until } = status
  const { state } = useLocation()
  return (
    <>
      <PassHanger dropping={isNewPass(state, new Date())}>
        <SharedPass>
          <PassCard plan={plan} until={until} name={name} />
        </SharedPass>
      </PassHanger>
      <div className="flex flex-col gap-4 px-5 pt-5">
        <Link to={paths.checkIn.href()} className={buttonVariants()}>
          <QrCode size={20} strokeWidth={1.75} aria-hidden />
          {t('wallet.showQr')}
        </Link>
        {plan.type === 'Silver' && (
          <Link
            to={paths.compare.href()}
            state={upgradeState}
            className={buttonVariants({ variant: 'secondary', className: '-mt-1.5' })}
          >
            <Crown size={20} strokeWidth={1.75} aria-hidden />
            {t('wallet.upgrade')}
          </Link>
        )}
        <div className="pt-1">
          <BenefitList tier={plan.type} />
        </div>
      </div>
    </>
  )
}
