import { cn, controlVariants, FieldNote, inputLimit } from '@baithak/ui'
import { unstable_OneTimePasswordField as OneTimePasswordField } from 'radix-ui'
import { type ClipboardEvent, type Ref, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { codeLength, extractCode } from './model/one-time-code'

const indexes = Array.from({ length: codeLength }, (_, index) => index)

interface CodeFieldProps {
  id: string
  value: string
  onValueChange: (code: string) => void
  error: string | undefined
  /** The input of the next character. */
  nextInput: Ref<HTMLInputElement>
}

/** One input per character. The numeric keyboard opens first, but any character is valid. */
export function CodeField({ id, value, onValueChange, error, nextInput }: CodeFieldProps) {
  const { t } = useTranslation()
  const nextIndex = Math.min(value.length, codeLength - 1)
  const group = useRef<HTMLDivElement>(null)

  /** Radix would remove the spaces first, and join two numbers of a message. */
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
        {indexes.map((index) => (
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
              'min-h-16 min-w-0 text-center text-[1.75rem] font-heading tabular-nums outline-none',
            )}
          />
        ))}
      </OneTimePasswordField.Root>
      {error && <FieldNote id={`${id}-error`} error={error} />}
    </div>
  )
}
