import { type ComponentType, lazy } from 'react'

/** A screen in a chunk of its own: the mode's first screen does not wait for it. */
export const lazyScreen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }))
