import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShell } from '../services/shell-services'
import { useOnboarding, useRefusal } from './model/onboarding-context'
import { checkPhone } from './model/onboarding-rules'
import { demoCode } from './model/one-time-code'
import { atCode, paths } from './model/steps'
import { PhoneField } from './phone-field'
import { Step } from './step-form'
import { Street } from './street'

/** Step 1 of the phone screen: the number that a code is sent to. */
export function PhoneStep() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { toasts } = useShell()
  const { draft, change } = useOnboarding()
  const refusal = useRefusal()
  const field = useRef<HTMLInputElement>(null)

  function send() {
    if (!refusal.passes(checkPhone(draft))) return field.current?.focus()
    toasts.show({
      title: t('onboarding.code.sent'),
      description: t('onboarding.code.demo', { code: demoCode }),
    })
    navigate(paths.phone, { state: atCode })
  }

  return (
    <Step
      title={t('onboarding.phone.title')}
      text={t('onboarding.phone.text')}
      action={t('onboarding.phone.send')}
      onSubmit={send}
      before={paths.welcome}
      picture={<Street />}
    >
      <PhoneField
        ref={field}
        value={draft.phone}
        error={refusal.message}
        onValueChange={(phone) => {
          refusal.forget()
          // A code belongs to the number it was sent to.
          change(phone === draft.phone ? {} : { phone, code: '' })
        }}
      />
    </Step>
  )
}
