import { Link, useLocation, useTranslation } from '@baithak/platform'
import { buttonVariants } from '@baithak/shared/ui'
import { useMemberName } from '@baithak/shared/use-member-name'
import { Crown, QrCode } from 'lucide-react'
import { paths } from '../paths'
import { BenefitList } from './benefit-list'
import { isNewPass } from './new-pass-flag'
import { PassCard } from './pass-card'
import { PassHanger } from './pass-hanger'
import type { PassStanding } from './pass-rules'
import { upgradeState } from './upgrade-flag'

/** The active pass, what it gives and what can be done with it. Only Silver can be upgraded from here. */
export function HeldPass({ standing }: { standing: Extract<PassStanding, { state: 'active' }> }) {
  const { t } = useTranslation('work')
  const name = useMemberName() || t('passes.guest')
  const { plan, until } = standing
  const { state } = useLocation()
  return (
    <>
      <PassHanger dropping={isNewPass(state, new Date())}>
        <PassCard plan={plan} until={until} name={name} />
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
