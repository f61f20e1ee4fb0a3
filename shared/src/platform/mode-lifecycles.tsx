import type { ComponentType } from 'react'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import type { ModeProps } from '../contract/contract'
import { CrashBoundary } from './crash-boundary'

// single-spa's own limits (a warning after one second) would call every slow phone an error.
const patient = { millis: 60_000, dieOnTimeout: false, warningMillis: 60_000 }
/** A file that never comes must not leave a host waiting for ever. */
const limited = { millis: 30_000, dieOnTimeout: true, warningMillis: 60_000 }
const timeouts = { bootstrap: limited, mount: limited, unmount: patient, update: patient }

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
  const lifecycles = singleSpaReact<ModeProps>({
    React,
    ReactDOMClient: { ...ReactDOMClient, createRoot: createPatientRoot },
    loadRootComponent: async () => {
      const { default: Root } = await root()
      // single-spa-react types its props as optional; it always passes them.
      return (props?: ModeProps) =>
        props && (
          <CrashBoundary {...props}>
            <Root {...props} />
          </CrashBoundary>
        )
    },
    suppressComponentDidCatchWarning: true,
  })
  return { ...lifecycles, timeouts }
}
