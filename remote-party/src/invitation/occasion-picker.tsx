import { useTranslation } from '@baithak/platform'
import { BlankCard } from '@baithak/ui/picture'
import { Check } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type Occasion, occasionArt, occasions } from './occasion'

interface OccasionPickerProps {
  value: Occasion
  onChange: (occasion: Occasion) => void
  /** The card of the chosen occasion. */
  children: ReactNode
}

/** A strip that has not moved for so long has been released. */
const settledMs = 120

/** The four drawings of the card: swiped on the cards, or chosen below them. */
export function OccasionPicker({ value, onChange, children }: OccasionPickerProps) {
  const { t } = useTranslation('party')
  const strip = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPlaced = useRef(false)
  const isSwiped = useRef(false)

  useLayoutEffect(() => {
    const row = strip.current
    const card = row?.children[occasions.indexOf(value)]
    if (!row || !(card instanceof HTMLElement)) return undefined
    const place = (behavior: ScrollBehavior) =>
      row.scrollTo({ left: card.offsetLeft - (row.clientWidth - card.offsetWidth) / 2, behavior })
    const handleResize = () => place('instant')
    // `auto` is the smooth one of the style sheet, where motion is not reduced.
    place(isPlaced.current ? 'auto' : 'instant')
    isPlaced.current = true
    isSwiped.current = false
    clearTimeout(timer.current)
    window.addEventListener('resize', handleResize)
    return () => window.removeEventListener('resize', handleResize)
  }, [value])
  useLayoutEffect(() => () => clearTimeout(timer.current), [])

  const handleSwipe = () => {
    isSwiped.current = true
  }
  function handleScroll() {
    // The row also scrolls to what was tapped, and may rest on its way where the device is slow.
    if (!isSwiped.current) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const row = strip.current
      if (!row || row.clientWidth === 0) return
      const middle = row.scrollLeft + row.clientWidth / 2
      const distances = Array.from(row.children, (card) =>
        card instanceof HTMLElement
          ? Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle)
          : Number.POSITIVE_INFINITY,
      )
      const shown = occasions[distances.indexOf(Math.min(...distances))]
      if (shown && shown !== value) onChange(shown)
    }, settledMs)
  }

  return (
    <div>
      <section
        ref={strip}
        aria-label={t('invitation.occasion.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the arrow keys too
        tabIndex={0}
        onPointerDown={handleSwipe}
        onWheel={handleSwipe}
        onKeyDown={handleSwipe}
        onScroll={handleScroll}
        className="scroll-row occasion-cards scroll-smooth"
      >
        {occasions.map((occasion) => (
          <div key={occasion} data-current={occasion === value || undefined}>
            {occasion === value ? children : <BlankCard art={occasionArt[occasion]} />}
          </div>
        ))}
      </section>
      <fieldset className="flex flex-wrap justify-center gap-x-3 gap-y-2 px-5">
        <legend className="sr-only">{t('invitation.occasion.label')}</legend>
        {occasions.map((occasion) => (
          <label key={occasion} className="occasion text-meta text-ink-2">
            <input
              type="radio"
              name="occasion"
              value={occasion}
              checked={occasion === value}
              onChange={() => onChange(occasion)}
            />
            <img src={occasionArt[occasion]} alt="" width={260} height={300} />
            <span aria-hidden className="occasion-tick">
              <Check size={14} strokeWidth={3} />
            </span>
            <span>{t(`invitation.occasion.${occasion}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
