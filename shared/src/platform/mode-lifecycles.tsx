import type { ComponentType } from 'react'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import type { ModeProps } from '../contract/contract'
import { lifecycleTimeouts } from '../timeouts'
import { CrashBoundary } from './crash-boundary'

/** What the root is given beside its own props. */
type RootProps = ModeProps & { onSettled?: () => void }

/**
 * A root whose first drawing, the most work of all, gives way to whatever else the page has to do. single-spa awaits
 * what is drawn later, as it awaits this.
 */
function createPatientRoot(...given: Parameters<typeof ReactDOMClient.createRoot>) {
  const root = ReactDOMClient.createRoot(...given)
  let isDrawn = false
  return {
    unmount: () => root.unmount(),
    render(element: React.ReactNode) {
      if (isDrawn) return root.render(element)
      isDrawn = true
      React.startTransition(() => root.render(element))
    },
  }
}

/**
 * A mode's root as single-spa lifecycles. The boundary and the Suspense around the root are always there: without them
 * a root that throws or waits never finishes mounting.
 */
export function modeLifecycles(root: () => Promise<{ default: ComponentType<ModeProps> }>) {
  const lifecycles = singleSpaReact<RootProps>({
    React,
    ReactDOMClient: { ...ReactDOMClient, createRoot: createPatientRoot },
    loadRootComponent: async () => {
      const { default: Root } = await root()
      // single-spa-react types its props as optional; it always passes them.
      return (props?: RootProps) =>
        props && (
          <CrashBoundary {...props}>
            <Root {...props} />
          </CrashBoundary>
        )
    },
    suppressComponentDidCatchWarning: true,
  })
  /** Mounted is what has rendered its first screen: a root that suspends for ever runs into the timeout. */
  const mount: typeof lifecycles.mount = async (props) => {
    let settle = () => {}
    const settled = new Promise<void>((resolve) => {
      settle = resolve
    })
    await lifecycles.mount({ ...props, onSettled: settle })
    await settled
  }
  return { ...lifecycles, mount, timeouts: lifecycleTimeouts }
}
