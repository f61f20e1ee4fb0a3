import { cn, controlVariants, FieldNote } from '@baithak/shared/ui'
import { unstable_OneTimePasswordField as OneTimePasswordField } from 'radix-ui'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { codeIn, codeLength } from './one-time-code'

const boxes = Array.from({ length: codeLength }, (_, box) => box)

interface CodeFieldProps {
  id: string
  value: string
  onValueChange: (code: string) => void
  error: string | undefined
  /** The box that the next character goes into. */
  nextBox: Ref<HTMLInputElement>
}

/** One box a character. Any character is taken; the numeric keyboard is only what opens first. */
export function CodeField({ id, value, onValueChange, error, nextBox }: CodeFieldProps) {
  const { t } = useTranslation()
  const next = Math.min(value.length, codeLength - 1)
  return (
    <div>
      <OneTimePasswordField.Root
        aria-label={t('onboarding.code.label')}
        value={value}
        onValueChange={onValueChange}
        validationType="none"
        sanitizeValue={codeIn}
        className="grid grid-cols-6 gap-[3px] min-[360px]:gap-2"
      >
        {boxes.map((box) => (
          <OneTimePasswordField.Input
            key={box}
            index={box}
            {...(box === next && { ref: nextBox })}
            inputMode="numeric"
            aria-label={t('onboarding.code.box', { box: box + 1, boxes: codeLength })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={cn(
              controlVariants(Boolean(error), Boolean(value[box])),
              'min-h-16 min-w-0 text-center text-[1.75rem] font-heading tabular-nums outline-none',
            )}
          />
        ))}
      </OneTimePasswordField.Root>
      {error && <FieldNote id={`${id}-error`} error={error} />}
    </div>
  )
}
