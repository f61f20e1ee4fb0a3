import { languageOfFile, type Mode, type ModeProps } from '@baithak/contract'
import type { ComponentType } from 'react'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import { CurrentScreen } from './current-screen'
import { ErrorBoundary } from './error-boundary'

/** The argument of `defineMode`, in a mode's `src/mode.ts`. */
interface ModeDefinition {
  /**
   * Loaders of texts by namespace, the first screen's namespace first. Each namespace is
   * `import.meta.glob('./locales/*.json', { import: 'default' })`, so that a visitor loads one language and English.
   */
  translations: Record<string, Record<string, () => Promise<unknown>>>
  /** The mode's screens, made by `createModeRoot`. */
  root: ComponentType<ModeProps>
  /** Publishes what the member has ahead, until it is stopped; loaded after the first screen. */
  agenda?: Mode['agenda']
}

/**
 * Turns a mode's root into single-spa lifecycles. They call `onShown` when a screen has rendered, and `onError` when
 * one has thrown.
 *
 * @example
 * export default defineMode({
 *   translations: { tea: import.meta.glob('./locales/*.json', { import: 'default' }) },
 *   root: TeaRoot,
 * })
 */
export const defineMode = ({ root, translations, ...data }: ModeDefinition): Mode => ({
  ...singleSpaReact<ModeProps>({
    React,
    ReactDOMClient,
    rootComponent: ({ onError, ...props }) => (
      <ErrorBoundary {...(onError && { onError })} fallback={null}>
        <CurrentScreen {...props} Root={root} />
      </ErrorBoundary>
    ),
    suppressComponentDidCatchWarning: true,
  }),
  translations: Object.fromEntries(
    Object.entries(translations).map(([namespace, files]) => [namespace, combine(files)]),
  ),
  ...data,
})

/** Combines the files of a namespace, of several folders, into one loader for each language. */
function combine(files: ModeDefinition['translations'][string]) {
  const loaders: Record<string, () => Promise<{ default: object }>> = {}
  for (const [path, load] of Object.entries(files)) {
    const language = languageOfFile(path)
    const others = loaders[language]
    loaders[language] = async () => {
      const [texts, own] = await Promise.all([others?.(), load()])
      return { default: { ...texts?.default, ...(own as object) } }
    }
  }
  return loaders as unknown as Mode['translations'][string]
}
