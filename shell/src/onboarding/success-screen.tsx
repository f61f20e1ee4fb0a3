import { partnerRole, randomCode } from '@baithak/domain'
import { Button, Screen } from '@baithak/ui'
import success from '@baithak/ui/art/success.svg'
import { firstNameOf } from '@baithak/ui/format'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { partnerModeOf } from '../modes/registry'
import { useNavigation } from '../navigation/router'
import { useShell } from '../services/shell-services'
import { completeOnboarding } from './complete-onboarding'
import { useOnboarding } from './draft'
import { paths } from './steps'

export function SuccessScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { restart } = useNavigation()
  const { storage, registry } = useShell()
  const { draft } = useOnboarding()
  const name = firstNameOf(draft.name)
  const partnerMode = partnerModeOf(useStore(registry.store))

  function handleGo(mode?: string) {
    if (!completeOnboarding(storage, draft, `U-${randomCode(8, Math.random)}`)) return
    // A reload would lose the membership on a device that stores nothing.
    if (mode || !storage.isPersistent)
      navigate(mode ? `/${mode}` : paths.welcome, { replace: true })
    else restart()
  }

  return (
    <Screen
      title={t('onboarding.success.title')}
      data-dark
      className="success animate-step flex-1 bg-work text-on-toast"
      actionBar={
        <div className="success-panel relative -mt-4 bg-[#0f3a2b] px-5 pt-11 pb-[max(36px,env(safe-area-inset-bottom))] text-center max-[360px]:pt-6">
          <h1 className="font-display text-display-1 text-balance max-[360px]:text-display-2">
            {t('onboarding.success.title')}
          </h1>
          <p className="mx-auto mt-2.5 mb-6 max-w-[300px] text-body text-balance text-work-tint">
            {name ? t('onboarding.success.text', { name }) : t('onboarding.success.nameless')}
          </p>
          <Button variant="hero" size="hero" onClick={() => handleGo()} className="w-full">
            {t('onboarding.success.go')}
          </Button>
          {draft.role === partnerRole && partnerMode && (
            <Button variant="dark" className="mt-3 w-full" onClick={() => handleGo(partnerMode)}>
              {t('chooser.counter')}
            </Button>
          )}
        </div>
      }
    >
      <div className="success-image" aria-hidden="true">
        <img src={success} alt="" />
      </div>
    </Screen>
  )
}
