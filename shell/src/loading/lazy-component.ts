import { fileTimeoutMs, withTimeout } from '@baithak/shared/timeouts'
import { type ComponentType, lazy } from 'react'

/** A part of the shell in a chunk of its own; one that does not arrive in time is thrown to the boundary around it. */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) =>
  lazy(async () => {
    const late = () => new Error(`${name} has not been loaded in ${fileTimeoutMs} ms`)
    return { default: (await withTimeout(load(), fileTimeoutMs, late))[name] }
  })
