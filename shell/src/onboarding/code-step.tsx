import { useEffect, useId, useRef } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShell } from '../services/shell-services'
import { CodeField } from './code-field'
import { useOnboarding, useRefusal } from './model/onboarding-context'
import { checkCode } from './model/onboarding-rules'
import { demoCode, isWholeCode } from './model/one-time-code'
import { spacedPhone } from './model/phone-digits'
import { paths } from './model/steps'
import { Step } from './step-form'
import { Street } from './street'

/** Step 2 of the phone screen: the code that was sent. */
export function CodeStep() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { toasts } = useShell()
  const { draft, change } = useOnboarding()
  const refusal = useRefusal()
  const id = useId()
  const nextBox = useRef<HTMLInputElement>(null)

  // After the heading, which Screen has just given the focus: here the next thing to do is to type.
  useEffect(() => nextBox.current?.focus(), [])

  function verify() {
    if (refusal.passes(checkCode(draft))) navigate(paths.profile)
    else nextBox.current?.focus()
  }

  function resend() {
    toasts.show({
      title: t('onboarding.code.resent'),
      description: t('onboarding.code.demo', { code: demoCode }),
    })
    nextBox.current?.focus()
  }

  const number = `+91 ${spacedPhone(draft.phone)}`
  return (
    <Step
      title={t('onboarding.code.title')}
      text={
        <Trans
          i18nKey="onboarding.code.sentTo"
          values={{ number }}
          components={{
            number: <b className="font-title whitespace-nowrap text-ink tabular-nums" />,
          }}
        />
      }
      action={t('onboarding.code.verify')}
      unready={!isWholeCode(draft.code)}
      onSubmit={verify}
      before={paths.phone}
      picture={<Street />}
    >
      <CodeField
        id={id}
        value={draft.code}
        error={refusal.message}
        nextBox={nextBox}
        onValueChange={(code) => {
          refusal.forget()
          change({ code })
        }}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-body-2">
        <p className="text-ink-2">{t('onboarding.code.question')}</p>
        <button type="button" onClick={resend} className="min-h-11 font-title">
          {t('onboarding.code.resend')}
        </button>
      </div>
    </Step>
  )
}
