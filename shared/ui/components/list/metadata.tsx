import type { ComponentProps } from 'react'
import { cn } from '../styles/class-names'

type Fact = string | false | null | undefined

interface MetadataProps extends Omit<ComponentProps<'span'>, 'children'> {
  children: Fact | readonly Fact[]
}

/**
 * Short facts separated by dots, without a dot at a line break. Each child is a fact; missing ones are skipped.
 * Anek's middle dot has no width, so the dot is a background. Each fact has the dot before it, which is clipped at the
 * start of a line. No positioning, clip path or opacity: long lists have many dots, and each would be a layer.
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
