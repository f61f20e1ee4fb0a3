import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../styles/class-names'

type Text = string | false | null | undefined

interface MetadataProps extends Omit<ComponentProps<'span'>, 'children'> {
  children: Text | readonly Text[]
}

/**
 * Short facts separated by dots, without a dot at a line break. Each child is a fact; missing ones are skipped.
 * The dot is a background, because Anek's middle dot has no width. Each fact has the dot before it, which is clipped at
 * the start of a line. The dots have no position, clip path or opacity: each would be a layer, and long lists have many.
 */
export function Metadata({ className, children, ...props }: MetadataProps) {
  return (
    <span
      {...props}
      className={cn(
        '-mr-[17px] flex flex-wrap overflow-x-clip *:mr-[17px] *:-ml-[17px] *:min-w-0 *:pl-[17px]',
        '*:before:mr-[6.5px] *:before:-ml-[10.5px] *:before:bg-[radial-gradient(circle,color-mix(in_srgb,currentColor_70%,transparent)_1.25px,transparent_1.75px)] *:before:pl-1',
        'forced-colors:*:before:text-[CanvasText] forced-colors:*:before:forced-color-adjust-none',
        className,
      )}
    >
      {[children]
        .flat()
        .filter(Boolean)
        .map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no id and do not reorder
          <span key={index}>{`${fact} `}</span>
        ))}
    </span>
  )
}

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

/** A group of a `dl`: an icon, the label as its term, and the children as its value. */
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
