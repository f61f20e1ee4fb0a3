import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShell } from '../services/shell-services'
import { useOnboarding, useValidation } from './model/onboarding-context'
import { validatePhone } from './model/onboarding-rules'
import { demoCode } from './model/one-time-code'
import { paths } from './model/paths'
import { codeStepState } from './model/steps'
import { PhoneField } from './phone-field'
import { RestoreCopy } from './restore-copy'
import { StepForm } from './step-form'
import { Street } from './street'

/** The phone number that the one-time code is for. */
export function PhoneStep() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { toasts } = useShell()
  const { draft, change } = useOnboarding()
  const validation = useValidation()
  const field = useRef<HTMLInputElement>(null)

  function handleSubmit() {
    if (!validation.validate(validatePhone(draft))) return field.current?.focus()
    toasts.show({
      title: t('onboarding.code.sent'),
      description: t('onboarding.code.demo', { code: demoCode }),
    })
    navigate(paths.phone, { state: codeStepState })
  }

  return (
    <StepForm
      title={t('onboarding.phone.title')}
      text={t('onboarding.phone.text')}
      action={t('onboarding.phone.send')}
      onSubmit={handleSubmit}
      backTo={paths.welcome}
      image={<Street />}
    >
      <PhoneField
        ref={field}
        value={draft.phone}
        error={validation.message}
        onValueChange={(phone) => {
          validation.clear()
          // A code is valid for one number only.
          change(phone === draft.phone ? {} : { phone, code: '' })
        }}
      />
      <RestoreCopy />
    </StepForm>
  )
}
