import { Children, type ComponentProps } from 'react'
import { cn } from '../styles/cn'

/** Short facts in a row, a dot between each two and none at the end of a line that is full. One child a fact; '' is none. */
export function Facts({ className, children, ...props }: ComponentProps<'span'>) {
  return (
    <span {...props} className={cn('facts', className)}>
      {Children.toArray(children)
        .filter((fact) => fact !== '')
        .map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no name, and keep their order
          <span key={place}>{fact} </span>
        ))}
    </span>
  )
}
