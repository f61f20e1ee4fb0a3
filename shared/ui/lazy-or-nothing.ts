import { type ComponentType, lazy, type ReactNode } from 'react'

/** A component that is loaded when it is rendered; only its `reset` is rendered if its code does not load. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    // Vite moves `import().then(ok, failed)` into its preload, where `failed` misses a failing style sheet.
    try {
      return { default: await load() }
    } catch {
      return { default: ({ reset }: Props & { reset?: ReactNode }) => reset }
    }
  })
