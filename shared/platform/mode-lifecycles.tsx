import type { ModeProps } from '@baithak/contract'
import type { ComponentType } from 'react'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import { CurrentScreen } from './current-screen'
import { ErrorBoundary } from './error-boundary'

/** Turns a mode's root into single-spa lifecycles. The shell is told when a screen has rendered and when one has thrown. */
export const modeLifecycles = (Root: ComponentType<ModeProps>) =>
  singleSpaReact<ModeProps>({
    React,
    ReactDOMClient,
    rootComponent: (props) => (
      <ErrorBoundary {...(props.onError && { onError: props.onError })} fallback={null}>
        <CurrentScreen {...props} Root={Root} />
      </ErrorBoundary>
    ),
    suppressComponentDidCatchWarning: true,
  })
