import type { ComponentProps } from 'react'
import { cn } from '../styles/class-names'

const variants = {
  work: { cloth: 'cloth-cane', edge: 'edge-awning' },
  party: { cloth: 'cloth-bandhani', edge: 'edge-bunting' },
  gig: { cloth: 'cloth-butta', edge: 'edge-swag' },
}

interface CanopyProps extends ComponentProps<'header'> {
  mode: keyof typeof variants
  /** Only the edge, for screens other than the mode's home. */
  slim?: boolean | undefined
}

/** The header of a mode's home: its cloth, with the title on it. */
export function Canopy({ mode, slim = false, className, children, ...props }: CanopyProps) {
  const { cloth, edge } = variants[mode]
  const hem = <div aria-hidden className={edge} />
  if (slim)
    return (
      <div aria-hidden>
        <div className={cn(cloth, 'h-[calc(8px+env(safe-area-inset-top))]')} />
        {hem}
      </div>
    )
  return (
    <header data-dark {...props}>
      <div
        className={cn(
          cloth,
          'px-5 pt-[calc(18px+env(safe-area-inset-top))] pb-5 text-white',
          className,
        )}
      >
        {children}
      </div>
      {hem}
    </header>
  )
}
