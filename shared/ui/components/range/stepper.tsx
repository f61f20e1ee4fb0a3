import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { latinDigits } from '../../format/digits'
import { cn } from '../styles/cn'
import { clampInteger } from './clamp-integer'

interface StepperProps {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  decreaseLabel: string
  increaseLabel: string
  className?: string
}

const stepButton =
  'grid size-13 shrink-0 place-items-center rounded-control active:bg-malai disabled:text-star-empty'

/** Room for the largest number with pasted separators. */
const maxTypedLength = 24

/** An integer input with buttons and arrow keys. The first number of a typed text is applied, clamped to the bounds. */
export function Stepper({ label, value, onChange, min, max, ...rest }: StepperProps) {
  const { decreaseLabel, increaseLabel, className } = rest
  const [typed, setTyped] = useState<string>()

  const set = (next: number) => {
    setTyped(undefined)
    onChange(Math.min(max, Math.max(min, next)))
  }
  const type = (text: string) => {
    const shown = latinDigits(text).replace(/^\D+/, '')
    const number = clampInteger(shown, min, max)
    const isDone = number !== undefined && Number(shown) >= min && !/\D/.test(shown)
    // Dropping the point of 12.5 while it is typed would make it 125.
    setTyped(isDone ? String(number) : shown)
    if (number !== undefined) onChange(number)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const change = Number(event.key === 'ArrowUp') - Number(event.key === 'ArrowDown')
    if (!change) return
    event.preventDefault()
    set(value + change)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of flexible cells in every browser
    <div
      role="group"
      aria-label={label}
      className={cn(
        'inline-flex w-fit max-w-full items-center rounded-control border-[1.5px] border-rule-2 bg-field focus-within:border-acc',
        className,
      )}
    >
      <button
        type="button"
        aria-label={decreaseLabel}
        disabled={value <= min}
        onClick={() => set(value - 1)}
        className={stepButton}
      >
        <Minus size={22} />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        maxLength={maxTypedLength}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={handleKeyDown}
        // `size` counts average letters, which are narrower than digits.
        style={{ width: `${String(typed ?? value).length + 1}ch` }}
        className="tabular min-h-13 min-w-[min(3.25rem,20vw)] bg-transparent text-center text-[1.75rem] font-heading outline-hidden"
      />
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={value >= max}
        onClick={() => set(value + 1)}
        className={stepButton}
      >
        <Plus size={22} />
      </button>
    </div>
  )
}
