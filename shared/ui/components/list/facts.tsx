import type { ComponentProps } from 'react'
import { cn } from '../styles/class-names'

type Fact = string | false | null | undefined

interface FactsProps extends Omit<ComponentProps<'span'>, 'children'> {
  children: Fact | readonly Fact[]
}

/** Short facts separated by dots, without a dot at a line break. Each child is a fact; missing ones are skipped. */
export function Facts({ className, children, ...props }: FactsProps) {
  return (
    <span {...props} className={cn('facts', className)}>
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
