import type { ModeProps } from '@baithak/contract'
import { lifecycleTimeouts } from '@baithak/contract/timeouts'
import type { ComponentType, ReactNode } from 'react'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import { CurrentScreen } from './current-screen'
import { ErrorBoundary } from './error-boundary'

type RootProps = ModeProps & { onSettled?: () => void }

/** A view transition that another one, or an input, has ended is no error. */
export const reportRecoverableError = (error: unknown) => {
  if (!(error instanceof DOMException)) reportError(error)
}

/** A root whose first render, the most expensive one, is a transition: it yields to other work of the page. */
function createTransitionRoot(
  container: Parameters<typeof ReactDOMClient.createRoot>[0],
  options?: ReactDOMClient.RootOptions,
) {
  const root = ReactDOMClient.createRoot(container, {
    ...options,
    onRecoverableError: reportRecoverableError,
  })
  let hasRendered = false
  return {
    unmount: () => root.unmount(),
    render(element: React.ReactNode) {
      if (hasRendered) return root.render(element)
      hasRendered = true
      React.startTransition(() => root.render(element))
    },
  }
}

/**
 * A mode's root as single-spa lifecycles. The error boundary around the root is always there: without it a root that
 * throws never finishes mounting.
 */
export function modeLifecycles(root: () => Promise<{ default: ComponentType<ModeProps> }>) {
  const lifecycles = singleSpaReact<RootProps>({
    React,
    ReactDOMClient: { ...ReactDOMClient, createRoot: createTransitionRoot },
    loadRootComponent: async () => {
      const { default: Root } = await root()
      // single-spa-react types its props as optional; it always passes them.
      return (props?: RootProps) =>
        props && (
          <CrashBoundary {...props}>
            <CurrentScreen {...props} Root={Root} />
          </CrashBoundary>
        )
    },
    suppressComponentDidCatchWarning: true,
  })
  const renderedParcels = new Set<string>()
  /** Resolves once the first screen has rendered: a root that suspends for ever runs into the timeout. */
  const mount: typeof lifecycles.mount = async (props) => {
    let settle = () => {}
    const settled = new Promise<void>((resolve) => {
      settle = resolve
    })
    await lifecycles.mount({ ...props, onSettled: settle })
    renderedParcels.add(props.name)
    await settled
  }
  /** single-spa-react waits for the root's own unmounting, which never happens to a root that suspends for ever. */
  const unmount: typeof lifecycles.unmount = async (props) => {
    const unmounted = lifecycles.unmount(props)
    return renderedParcels.delete(props.name) ? unmounted : null
  }
  return { ...lifecycles, mount, unmount, timeouts: lifecycleTimeouts }
}

interface CrashBoundaryProps extends Pick<ModeProps, 'onCrash'> {
  /** Called when the first screen has thrown: single-spa waits for no more. */
  onSettled?: () => void
  children: ReactNode
}

/** Catches the errors of a mode's screens; the shell is notified and renders its own panel. */
function CrashBoundary({ onCrash, onSettled, children }: CrashBoundaryProps) {
  const handleError = (error: unknown) => {
    onCrash?.(error instanceof Error ? error : new Error(String(error)))
    onSettled?.()
  }
  return (
    <ErrorBoundary onError={handleError} fallback={null}>
      {children}
    </ErrorBoundary>
  )
}
