import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../styles/class-names'

interface FactProps extends ComponentProps<'span'> {
  icon: LucideIcon
}

/** A short fact behind its icon, such as a place or a time. */
export const Fact = ({ icon: Icon, className, children, ...props }: FactProps) => (
  <span {...props} className={cn('inline-flex items-center gap-2', className)}>
    <Icon size={20} className="shrink-0" />
    <span className="min-w-0">{children}</span>
  </span>
)

interface LabelledFactProps extends ComponentProps<'div'> {
  icon: LucideIcon
  label: string
}

/** A group of a `dl`: an icon, the term, and the children as its value. */
export const LabelledFact = ({
  icon: Icon,
  label,
  className,
  children,
  ...props
}: LabelledFactProps) => (
  <div
    {...props}
    className={cn('grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-3.5', className)}
  >
    <Icon size={22} className="row-span-2 text-acc" />
    <dt className="text-meta text-ink-2">{label}</dt>
    <dd className="tabular min-w-0 text-body font-title wrap-anywhere">{children}</dd>
  </div>
)
