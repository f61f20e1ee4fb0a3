import { useTranslation } from '@baithak/platform'
import { cn } from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { type KeyboardEvent, useRef, useState } from 'react'
import { heightIn, scaleOf } from './scale'

export interface Bar {
  /** Below the bar; only every `labelEvery`th is rendered. */
  label: string
  /** In the tooltip, the table, and for screen readers. */
  name: string
  /** Null for one in the future. */
  value: number | null
  /** The value that it is compared with, as a line across the bar. */
  before?: number
}

interface BarChartProps {
  /** The accessible name. */
  label: string
  bars: readonly Bar[]
  beforeLabel?: string
  labelEvery: number
  /** The index of a bar in the full colour; all are without it. */
  highlighted?: number
}

const steps = new Map<string, (at: number, last: number) => number>([
  ['ArrowRight', (at, last) => Math.min(at + 1, last)],
  ['ArrowLeft', (at) => Math.max(at - 1, 0)],
  ['Home', () => 0],
  ['End', (_, last) => last],
])

/**
 * Bars with an axis, and a tooltip under the pointer or the focus. One bar is in the tab order; arrow keys move on from
 * it, and Escape hides the tooltip.
 */
export function BarChart({
  label,
  bars,
  beforeLabel = '',
  labelEvery,
  highlighted,
}: BarChartProps) {
  const { t } = useTranslation('admin')
  const plot = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number | null>(null)
  const [tabStop, setTabStop] = useState(0)
  const scale = scaleOf(bars.flatMap(({ value, before }) => [value ?? 0, before ?? 0]))
  const last = bars.length - 1
  const activeBar = active === null ? undefined : bars[active]

  function textOf({ name, value, before }: Bar) {
    if (value === null)
      return before === undefined
        ? name
        : t('chart.pointLater', { when: name, label: beforeLabel, previous: before })
    const values = { when: name, count: value }
    return before === undefined
      ? t('chart.point', values)
      : t('chart.pointBefore', { ...values, label: beforeLabel, previous: before })
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') setActive(null)
    const step = steps.get(event.key)
    if (!step) return
    event.preventDefault()
    const next = step(Math.min(active ?? tabStop, last), last)
    plot.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div role="group" aria-label={label} className="grid grid-cols-[auto_1fr] gap-x-2">
      <div aria-hidden className="relative text-caption text-ink-2">
        {/* The widest label gives the axis its width. */}
        <span className="tabular invisible">{formatCount(scale.max)}</span>
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className="tabular absolute right-0 translate-y-1/2"
            style={{ bottom: heightIn(scale, tick) }}
          >
            {formatCount(tick)}
          </span>
        ))}
      </div>
      <div ref={plot} className="relative flex h-44 lg:h-56" onPointerLeave={() => setActive(null)}>
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden
            className="absolute inset-x-0 border-t border-rule"
            style={{ bottom: heightIn(scale, tick) }}
          />
        ))}
        {bars.map((bar, index) => (
          <div
            key={bar.name}
            role="img"
            aria-label={textOf(bar)}
            data-index={index}
            tabIndex={index === Math.min(tabStop, last) ? 0 : -1}
            onPointerEnter={() => setActive(index)}
            onPointerDown={() => setActive(index)}
            onFocus={() => {
              setTabStop(index)
              setActive(index)
            }}
            onBlur={() => setActive(null)}
            onKeyDown={handleKey}
            className={cn(
              'relative flex min-w-0 flex-1 items-end justify-center rounded-t-[3px] outline-offset-0',
              index === active && 'bg-malai',
            )}
          >
            <span
              className={cn(
                'w-[68%] max-w-12 rounded-t-[3px] forced-colors:bg-[CanvasText]',
                highlighted === undefined || highlighted === index ? 'bg-acc' : 'bg-acc/40',
              )}
              style={{ height: heightIn(scale, bar.value ?? 0) }}
            />
            {bar.before !== undefined && (
              <span
                className="absolute inset-x-[8%] mx-auto max-w-15 border-t-3 border-star-small forced-colors:border-[Highlight]"
                style={{ bottom: heightIn(scale, bar.before) }}
              />
            )}
          </div>
        ))}
        {activeBar && active !== null && (
          <span
            aria-hidden
            className="pointer-events-none absolute top-0 z-10 w-max max-w-full rounded-chip border border-transparent bg-toast px-2.5 py-1.5 text-caption text-on-toast"
            style={tooltipPosition(((active + 0.5) / bars.length) * 100)}
          >
            {textOf(activeBar)}
          </span>
        )}
      </div>
      <div
        aria-hidden
        className="@container col-start-2 flex border-t border-rule-2 pt-1.5 text-caption text-ink-2"
      >
        {bars.map((bar, index) => (
          <span
            key={bar.name}
            className={cn(
              'flex w-0 flex-1 justify-center',
              labelEvery === 1
                ? 'text-center wrap-anywhere @max-[12rem]:whitespace-nowrap @max-[12rem]:even:invisible'
                : 'whitespace-nowrap',
            )}
            style={{ fontSize: labelFontSize(Math.ceil(bars.length / labelEvery)) }}
          >
            {index % labelEvery === 0 && bar.label}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Caps enlarged text where the labels would touch each other. */
const labelFontSize = (labels: number) => `max(11px, min(var(--text-caption), ${34 / labels}cqw))`

/** Inside the plot at both of its ends. */
const tooltipPosition = (percent: number) => ({
  left: `${percent}%`,
  transform: `translateX(-${percent}%)`,
})
