import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn } from '../styles/class-names'

interface NumberFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  decreaseLabel: string
  increaseLabel: string
}

const stepButton =
  'grid size-13 shrink-0 place-items-center rounded-control active:bg-malai disabled:text-star-empty'

/** A native input for whole numbers between two buttons. A number out of bounds counts as the bound. */
export function NumberField({ label, value, onValueChange, min, max, ...rest }: NumberFieldProps) {
  const { decreaseLabel, increaseLabel, className, ...props } = rest
  /** The text while it is typed, which may be empty or below the minimum. */
  const [typed, setTyped] = useState<string>()
  const clamp = (number: number) => Math.min(max, Math.max(min, Math.trunc(number)))

  function step(change: number) {
    setTyped(undefined)
    onValueChange(clamp(value + change))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of flexible cells in every browser
    <div
      role="group"
      aria-label={label}
      {...props}
      className={cn(
        'inline-flex w-fit max-w-full items-center rounded-control border-[1.5px] border-rule-2 bg-field focus-within:border-acc',
        className,
      )}
    >
      <button
        type="button"
        aria-label={decreaseLabel}
        disabled={value <= min}
        onClick={() => step(-1)}
        className={stepButton}
      >
        <Minus size={22} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={label}
        {...{ min, max }}
        value={typed ?? value}
        onChange={({ target }) => {
          const number = target.valueAsNumber
          setTyped(number > max ? undefined : target.value)
          if (!Number.isNaN(number)) onValueChange(clamp(number))
        }}
        onBlur={({ currentTarget }) => {
          setTyped(undefined)
          // React keeps a text of the same number, such as '10.00' and '1e1'.
          currentTarget.value = String(value)
        }}
        // `size` counts average letters, which are narrower than digits.
        style={{ width: `${String(typed ?? value).length + 1}ch` }}
        className="tabular min-h-13 min-w-[min(3.25rem,20vw)] [appearance:textfield] bg-transparent text-center text-[1.75rem] font-heading outline-hidden [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={value >= max}
        onClick={() => step(1)}
        className={stepButton}
      >
        <Plus size={22} />
      </button>
    </div>
  )
}
