import { Star } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNote } from '../form/field'
import { vibrate } from '../motion/vibrate'
import { cn } from '../styles/class-names'

const scale = [1, 2, 3, 4, 5]

interface StarRatingProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  /** 0 while unrated. */
  value: number
  onValueChange: (value: number) => void
  /** The accessible name of a star: "3 stars". */
  starLabel: (stars: number) => string
  error?: ReactNode
}

/** A rating of one to five stars as a native radio group. */
export function StarRating({
  label,
  value,
  onValueChange,
  starLabel,
  error,
  className,
  ...props
}: StarRatingProps) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      {...props}
      className={cn('min-w-0', className)}
    >
      <div className="flex items-baseline justify-between gap-3">
        <span id={`${id}-label`} className="text-h3">
          {label}
        </span>
        {value > 0 && (
          <span className="tabular shrink-0 text-meta text-ink-2">{`${value} / ${scale.length}`}</span>
        )}
      </div>
      <div className="-ml-[7px] flex pt-1.5">
        {scale.map((stars) => (
          <label
            key={stars}
            className="relative grid h-13 w-13 min-w-[44px] place-items-center rounded-panel has-focus-visible:outline-3 has-focus-visible:outline-acc"
          >
            <input
              type="radio"
              name={id}
              value={stars}
              checked={value === stars}
              onChange={() => {
                vibrate('star')
                onValueChange(stars)
              }}
              aria-label={starLabel(stars)}
              className="sr-only"
            />
            <Star
              size={38}
              strokeWidth={stars <= value ? 1.2 : 1.4}
              className={
                stars <= value ? 'fill-marigold text-star-edge' : 'fill-milk text-star-empty'
              }
            />
          </label>
        ))}
      </div>
      {error && <FieldNote id={`${id}-error`} error={error} />}
    </div>
  )
}
