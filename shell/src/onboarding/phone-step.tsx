import { cn, controlVariants, Field, inputLimit } from '@baithak/ui'
import { formatPhone, phoneCaret, phoneDigits } from '@baithak/ui/format'
import { type Ref, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShell } from '../services/shell-services'
import { useOnboarding, useValidation } from './model/onboarding-context'
import { demoCode } from './model/one-time-code'
import { paths } from './model/paths'
import { codeStepState } from './model/steps'
import { RestoreBackup } from './restore-backup'
import { StepForm, Street } from './step-form'

/** The phone number that the one-time code is for. */
export function PhoneStep() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { toasts } = useShell()
  const { draft, change } = useOnboarding()
  const validation = useValidation()
  const field = useRef<HTMLInputElement>(null)

  function handleSubmit() {
    if (validation.validate(draft, 'phone')) return field.current?.focus()
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
      <RestoreBackup />
    </StepForm>
  )
}

interface PhoneFieldProps {
  /** The digits alone. */
  value: string
  onValueChange: (digits: string) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** Shows a formatted number, returns its digits, and accepts a paste with the country code. */
function PhoneField({ value, onValueChange, error, ref }: PhoneFieldProps) {
  const { t } = useTranslation()
  const caret = useRef<{ input: HTMLInputElement; typedAfter: string } | null>(null)

  // React moves the caret to the end when the value differs from the typed text.
  useLayoutEffect(() => {
    const last = caret.current
    if (!last) return
    const position = phoneCaret(value, last.typedAfter)
    last.input.setSelectionRange(position, position)
    caret.current = null
  })

  const help = t('onboarding.phone.help')
  return (
    <Field label={t('onboarding.phone.label')} error={error} help={help}>
      {(control) => (
        <div
          className={cn(
            controlVariants(Boolean(error)),
            // Text zoom must not clip the number.
            'min-h-15 overflow-hidden text-[min(1.375rem,7cqw)] leading-7 font-title tabular',
          )}
        >
          <span className="grid place-items-center self-stretch border-r border-rule px-[min(0.875rem,3.5cqw)]">
            +91
          </span>
          <input
            {...control}
            ref={ref}
            type="tel"
            maxLength={inputLimit('tel')}
            inputMode="numeric"
            enterKeyHint="send"
            autoComplete="tel-national"
            value={formatPhone(value)}
            onChange={({ currentTarget: input }) => {
              caret.current = {
                input,
                typedAfter: input.value.slice(input.selectionStart ?? input.value.length),
              }
              onValueChange(phoneDigits(input.value, value))
            }}
            className="w-full min-w-0 self-stretch px-[min(0.875rem,3.5cqw)] tracking-[0.04em] outline-none"
          />
        </div>
      )}
    </Field>
  )
}
