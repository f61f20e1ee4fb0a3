import { type Ref, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { controlClass, Field, fieldProps } from './field'
import { caretIn, phoneDigits, spacedPhone } from './phone-digits'

interface PhoneFieldProps {
  /** The digits alone. */
  value: string
  onValueChange: (digits: string) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** Shows a number spaced, stores its digits, and takes a paste with the country code. */
export function PhoneField({ value, onValueChange, error, ref }: PhoneFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const caret = useRef<{ input: HTMLInputElement; typed: string } | null>(null)
  const spaced = spacedPhone(value)

  // React puts the caret at the end of a value that differs from what was typed.
  useLayoutEffect(() => {
    const last = caret.current
    if (!last) return
    const place = caretIn(spaced, last.typed)
    last.input.setSelectionRange(place, place)
    caret.current = null
  })

  const help = t('onboarding.phone.help')
  return (
    <Field id={id} label={t('onboarding.phone.label')} error={error} help={help}>
      <div
        className={`flex min-h-15 items-stretch overflow-hidden text-[1.375rem] leading-7 font-title tabular-nums ${controlClass(error)}`}
      >
        <span className="grid place-items-center border-r border-rule px-3.5">+91</span>
        <input
          {...fieldProps(id, error, help)}
          ref={ref}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={spaced}
          onChange={({ currentTarget: input }) => {
            caret.current = {
              input,
              typed: input.value.slice(0, input.selectionStart ?? undefined),
            }
            onValueChange(phoneDigits(input.value))
          }}
          className="w-full min-w-0 px-3.5 tracking-[0.04em] outline-none"
        />
      </div>
    </Field>
  )
}
