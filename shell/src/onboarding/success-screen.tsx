import { randomCode } from '@baithak/domain'
import { Button, Screen } from '@baithak/ui'
import success from '@baithak/ui/art/success.svg'
import { firstNameOf } from '@baithak/ui/format'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShell } from '../services/shell-services'
import { useNavigation } from '../services/use-navigation'
import { useOnboarding, useValidation } from './model/onboarding-context'
import { validateSeat } from './model/onboarding-rules'
import { paths } from './model/paths'
import { pathOfField } from './model/steps'
import { takeSeat } from './model/take-seat'

/** The end of onboarding. A visitor who has skipped the number or the name is sent back to it. */
export function SuccessScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { restart } = useNavigation()
  const { storage } = useShell()
  const { draft } = useOnboarding()
  const validation = useValidation()
  const name = firstNameOf(draft.name)

  function handleGo() {
    const result = validateSeat(draft)
    if (!validation.validate(result)) {
      if (!result.ok) navigate(pathOfField(result.field))
      return
    }
    if (!takeSeat(storage, draft, `U-${randomCode(8, Math.random)}`).ok) return
    if (storage.isPersistent) restart()
    // Nothing is stored on this device, so a reload would lose the seat.
    else navigate(paths.welcome, { replace: true })
  }

  return (
    <Screen
      title={t('onboarding.success.title')}
      heading="own"
      data-dark
      className="success animate-step flex-1 bg-work text-on-toast"
      dock={
        <div className="success-panel relative -mt-4 bg-[#0f3a2b] px-5 pt-11 pb-[max(36px,env(safe-area-inset-bottom))] text-center max-[360px]:pt-6">
          <h1 className="font-display text-display-1 text-balance max-[360px]:text-display-2">
            {t('onboarding.success.title')}
          </h1>
          <p className="mx-auto mt-2.5 mb-6 max-w-[300px] text-body text-balance text-work-tint">
            {name ? t('onboarding.success.text', { name }) : t('onboarding.success.nameless')}
          </p>
          <Button variant="hero" size="hero" onClick={handleGo} className="w-full">
            {t('onboarding.success.go')}
          </Button>
        </div>
      }
    >
      <div className="success-image" aria-hidden="true">
        <img src={success} alt="" />
      </div>
    </Screen>
  )
}
