import { Children, type ComponentProps } from 'react'
import { cn } from '../styles/cn'

/** Short facts separated by dots, without a dot at a line break. Each child is a fact; empty strings are skipped. */
export function Facts({ className, children, ...props }: ComponentProps<'span'>) {
  return (
    <span {...props} className={cn('facts', className)}>
      {Children.toArray(children)
        .filter((fact) => fact !== '')
        .map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no id and do not reorder
          <span key={index}>{fact} </span>
        ))}
    </span>
  )
}
