import success from '@baithak/shared/art/success.svg'
import { firstNameOf, randomCode } from '@baithak/shared/format'
import { Button, Screen } from '@baithak/shared/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShell } from '../host/shell-services'
import { useNavigation } from '../host/use-navigation'
import { useOnboarding, useRefusal } from './onboarding-context'
import { checkSeat } from './onboarding-rules'
import { pathOf, paths } from './onboarding-stops'
import { takeSeat } from './take-seat'

/** The end of onboarding. Who has skipped the number or the name is led back to it. */
export function SuccessScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { restart } = useNavigation()
  const { storage } = useShell()
  const { draft } = useOnboarding()
  const refusal = useRefusal()
  const name = firstNameOf(draft.name)

  function go() {
    const seat = checkSeat(draft)
    if (!refusal.passes(seat)) {
      if (!seat.ok) navigate(pathOf(seat.refusal))
      return
    }
    if (!takeSeat(storage, draft, `U-${randomCode(8, Math.random)}`).ok) return
    if (storage.isPersistent) restart()
    // Loaded anew, the page would have forgotten the seat that was just taken.
    else navigate(paths.welcome, { replace: true })
  }

  return (
    <Screen
      title={t('onboarding.success.title')}
      heading="own"
      data-dark
      className="animate-step flex-1 bg-work text-on-toast"
      dock={
        <div className="relative -mt-4 bg-[#0f3a2b] px-5 pt-11 pb-[max(36px,env(safe-area-inset-bottom))] text-center max-[360px]:pt-6">
          <h1 className="font-display text-display-1 text-balance max-[360px]:text-display-2">
            {t('onboarding.success.title')}
          </h1>
          <p className="mx-auto mt-2.5 mb-6 max-w-[300px] text-body text-balance text-work-tint">
            {name ? t('onboarding.success.text', { name }) : t('onboarding.success.nameless')}
          </p>
          <Button variant="hero" size="hero" onClick={go} className="w-full">
            {t('onboarding.success.go')}
          </Button>
        </div>
      }
    >
      <div className="success-picture" aria-hidden="true">
        <img src={success} alt="" />
      </div>
    </Screen>
  )
}
