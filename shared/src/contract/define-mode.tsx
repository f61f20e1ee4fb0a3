import { singleSpaReact } from '@baithak/platform'
import type { ComponentType } from 'react'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import type { ReactAppOrParcel } from 'single-spa-react'
import { contractVersion, type Language, type ModeProps } from './contract'
import { CrashBoundary } from './crash-boundary'

type Texts = () => Promise<{ default: object }>

/** What a mode's `src/mode.ts` gives. */
export interface ModeDefinition {
  /** The mode's texts, a chunk a language: only the visitor's is fetched. */
  translations: Record<Language, Texts>
  /** The mode's screens, fetched when it is mounted. */
  root: () => Promise<{ default: ComponentType<ModeProps> }>
}

/** The code face of a mode: single-spa lifecycles, and what the shell asks before it mounts them. */
export interface Mode extends ReactAppOrParcel<ModeProps> {
  contract: number
  timeouts: object
  translations: ModeDefinition['translations']
}

// single-spa's own limits (a warning after one second) would call every slow phone an error.
const patient = { millis: 60_000, dieOnTimeout: false, warningMillis: 60_000 }
/** A file that never comes must not leave a host waiting for ever. */
const limited = { millis: 30_000, dieOnTimeout: true, warningMillis: 60_000 }
const timeouts = { bootstrap: limited, mount: limited, unmount: patient, update: patient }

/**
 * Turns a mode's root into single-spa lifecycles that any single-spa host can mount. The boundary and the
 * Suspense around the root are always there: without them a root that throws or waits never finishes mounting.
 */
export function defineMode({ translations, root }: ModeDefinition): Mode {
  const lifecycles = singleSpaReact<ModeProps>({
    React,
    ReactDOMClient,
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
  return { ...lifecycles, timeouts, contract: contractVersion, translations }
}
