import { RichText } from '@baithak/ui'
import { formatPhone } from '@baithak/ui/format'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShell } from '../services/shell-services'
import { CodeField } from './code-field'
import { useOnboarding, useValidation } from './model/onboarding-context'
import { validateCode } from './model/onboarding-rules'
import { demoCode, isCompleteCode } from './model/one-time-code'
import { paths } from './model/paths'
import { StepForm } from './step-form'
import { Street } from './street'

/** The one-time code for the phone number. */
export function CodeStep() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { toasts } = useShell()
  const { draft, change } = useOnboarding()
  const validation = useValidation()
  const id = useId()
  const nextInput = useRef<HTMLInputElement>(null)

  // Screen has just focused the heading; here the first input is more useful.
  useEffect(() => nextInput.current?.focus(), [])

  function submit(code: string) {
    if (validation.validate(validateCode({ code }))) navigate(paths.profile)
    else nextInput.current?.focus()
  }

  function handleResend() {
    toasts.show({
      title: t('onboarding.code.resent'),
      description: t('onboarding.code.demo', { code: demoCode }),
    })
    nextInput.current?.focus()
  }

  const number = `+91 ${formatPhone(draft.phone)}`
  return (
    <StepForm
      title={t('onboarding.code.title')}
      text={
        <RichText
          text={t('onboarding.code.sentTo', { number })}
          elements={{
            number: <b className="font-title whitespace-nowrap text-ink tabular-nums" />,
          }}
        />
      }
      action={t('onboarding.code.verify')}
      isIncomplete={!isCompleteCode(draft.code)}
      onSubmit={() => submit(draft.code)}
      backTo={paths.phone}
      image={<Street />}
    >
      <CodeField
        id={id}
        value={draft.code}
        error={validation.message}
        nextInput={nextInput}
        onValueChange={(code) => {
          validation.clear()
          change({ code })
          // The sixth character submits; changing one of six does not.
          if (isCompleteCode(code) && !isCompleteCode(draft.code)) submit(code)
        }}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-body-2">
        <p className="text-ink-2">{t('onboarding.code.question')}</p>
        <button type="button" onClick={handleResend} className="min-h-11 font-title">
          {t('onboarding.code.resend')}
        </button>
      </div>
    </StepForm>
  )
}
