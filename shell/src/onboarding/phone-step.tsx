import { cn, controlVariants, Field, inputLimit } from '@baithak/ui'
import { formatPhone, phoneCaret, phoneDigits } from '@baithak/ui/format'
import { type Ref, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShell } from '../services/shell-services'
import { useOnboarding, useValidation } from './draft'
import { demoCode } from './one-time-code'
import { RestoreBackup } from './restore-backup'
import { StepForm, Street } from './step-form'
import { codeStepState, paths } from './steps'

export function PhoneStep() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { toasts } = useShell()
  const { draft, change } = useOnboarding()
  const validation = useValidation('phone')
  const field = useRef<HTMLInputElement>(null)

  function handleSubmit() {
    if (!validation.validate(draft)) return field.current?.focus()
    toasts.show({
      title: t('onboarding.code.sent'),
      description: t('onboarding.code.demo', { code: demoCode }),
    })
    navigate(paths.phone, { state: codeStepState })
  }

  return (
    <StepForm
      step="phone"
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

/** Shows a formatted number, and accepts a paste with the country code. */
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

  return (
    <Field label={t('onboarding.phone.label')} error={error} help={t('onboarding.phone.help')}>
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
