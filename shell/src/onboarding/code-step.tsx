import { cn, controlVariants, FieldNote, inputLimit, RichText } from '@baithak/ui'
import { formatPhone } from '@baithak/ui/format'
import { unstable_OneTimePasswordField as OneTimePasswordField } from 'radix-ui'
import { type ClipboardEvent, type Ref, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShell } from '../services/shell-services'
import { useOnboarding, useValidation } from './draft'
import { codeLength, demoCode, extractCode, isCompleteCode } from './one-time-code'
import { StepForm, Street } from './step-form'
import { paths } from './steps'

export function CodeStep() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { toasts } = useShell()
  const { draft, change } = useOnboarding()
  const validation = useValidation('code')
  const nextInput = useRef<HTMLInputElement>(null)

  // `Screen` has focused the heading. The first input is more useful on this screen.
  useEffect(() => nextInput.current?.focus(), [])

  function submit(code: string) {
    if (validation.validate({ ...draft, code })) navigate(paths.profile)
    else nextInput.current?.focus()
  }

  /** Starts again with empty boxes, because the typed digits belong to the former code. */
  function handleResend() {
    toasts.show({
      title: t('onboarding.code.resent'),
      description: t('onboarding.code.demo', { code: demoCode }),
    })
    flushSync(() => {
      validation.clear()
      change({ code: '' })
    })
    nextInput.current?.focus()
  }

  return (
    <StepForm
      step="code"
      text={
        <RichText
          text={t('onboarding.code.sentTo', { number: `+91 ${formatPhone(draft.phone)}` })}
          elements={{ number: <b className="font-title whitespace-nowrap text-ink tabular" /> }}
        />
      }
      action={t('onboarding.code.verify')}
      isIncomplete={!isCompleteCode(draft.code)}
      onSubmit={() => submit(draft.code)}
      backTo={paths.phone}
      image={<Street />}
    >
      <CodeField
        value={draft.code}
        error={validation.message}
        nextInput={nextInput}
        onValueChange={(code) => {
          validation.clear()
          change({ code })
          // Entering the sixth character submits. Changing one of six does not.
          if (isCompleteCode(code) && !isCompleteCode(draft.code)) submit(code)
        }}
      />
      <p className="tabular mt-3 text-body-2 font-label">
        {t('onboarding.code.demoNote', { code: demoCode })}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-body-2">
        <p className="text-ink-2">{t('onboarding.code.question')}</p>
        <button type="button" onClick={handleResend} className="min-h-11 font-title">
          {t('onboarding.code.resend')}
        </button>
      </div>
    </StepForm>
  )
}

interface CodeFieldProps {
  value: string
  onValueChange: (code: string) => void
  error: string | undefined
  nextInput: Ref<HTMLInputElement>
}

/** Has one input per character. The numeric keyboard opens first, but any character is valid. */
function CodeField({ value, onValueChange, error, nextInput }: CodeFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const nextIndex = Math.min(value.length, codeLength - 1)
  const group = useRef<HTMLDivElement>(null)

  /** Reads the text before Radix, which would remove the spaces and join two numbers of a message. */
  function paste(event: ClipboardEvent) {
    event.preventDefault()
    const code = extractCode(event.clipboardData.getData('text').trim()).replace(/\s/g, '')
    if (!code) return
    flushSync(() => onValueChange(code.slice(0, codeLength)))
    group.current?.querySelectorAll('input')[Math.min(code.length, codeLength) - 1]?.focus()
  }
  return (
    <div ref={group}>
      <OneTimePasswordField.Root
        aria-label={t('onboarding.code.label')}
        value={value}
        onValueChange={onValueChange}
        validationType="none"
        sanitizeValue={extractCode}
        onPaste={paste}
        className="grid grid-cols-6 gap-[3px] min-[360px]:gap-[8px]"
      >
        {Array.from({ length: codeLength }, (_, index) => index).map((index) => (
          <OneTimePasswordField.Input
            key={index}
            index={index}
            {...(index === nextIndex && { ref: nextInput })}
            // Some keyboards paste a whole message like a letter.
            maxLength={inputLimit()}
            inputMode="numeric"
            enterKeyHint="done"
            aria-label={t('onboarding.code.box', { box: index + 1, boxes: codeLength })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={cn(
              controlVariants(Boolean(error), Boolean(value[index])),
              'min-h-16 min-w-0 text-center text-[1.75rem] font-heading tabular outline-none',
            )}
          />
        ))}
      </OneTimePasswordField.Root>
      {error && <FieldNote id={`${id}-error`} error={error} />}
    </div>
  )
}
