import type { Host, ModeProps, ModeScreens } from '@baithak/contract'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Navigate, type PathParam, Route, Router, Routes } from 'react-router-dom'

export const HostContext = createContext<Host | null>(null)

/** Returns the services of the shell, for any component of a mounted mode. */
export function useHost(): Host {
  const host = use(HostContext)
  if (!host) throw new Error('useHost needs a root made by createModeRoot above it.')
  return host
}

type Parameters<Path extends string> = [PathParam<Path>] extends [never]
  ? []
  : [Record<PathParam<Path>, string>]

interface ScreenPath<Path extends string> {
  path: Path
  href(...parameters: Parameters<Path>): string
}

/**
 * Returns the links to a mode's screens by name, from its table. A link that lacks a parameter does not compile.
 *
 * @example
 * const paths = pathsOf(screens)
 * paths.pot.href({ id: '7' }) // '/tea/pot/7'
 */
export const pathsOf = <Screens extends ModeScreens>(screens: Screens) =>
  Object.fromEntries(
    Object.entries(screens).map(([name, { path }]) => {
      const href = (parameters: Record<string, string> = {}) =>
        // encodeURIComponent throws on a lone surrogate, which a stored id may have.
        path.replace(/:(\w+)/g, (_, key) =>
          encodeURIComponent((parameters[key] ?? '').toWellFormed()),
        )
      return [name, { path, href }]
    }),
  ) as unknown as { [Name in keyof Screens]: ScreenPath<Screens[Name]['path']> }

/**
 * Creates the root of a mode: its routes, from its table of screens. An unknown path leads to `/`. The screens in
 * `first` are in the mode's first chunk and have the texts of the first namespace. `pages` are lazy and have all texts.
 *
 * @example
 * createModeRoot(screens, ['tea', 'tea.screens'], { home: HomePage }, {
 *   pot: lazyComponent(() => import('./pots/pot-page'), 'PotPage'),
 * })
 */
export function createModeRoot<Screens extends ModeScreens, First extends keyof Screens & string>(
  screens: Screens,
  namespaces: readonly [first: string, ...others: string[]],
  first: Record<First, ComponentType>,
  pages: Record<Exclude<keyof Screens, First>, ComponentType>,
) {
  const routes = Object.entries<ComponentType>({ ...first, ...pages }).map(([name, Page]) => {
    const needed = name in first ? namespaces.slice(0, 1) : namespaces
    const page = (
      <Namespaces names={needed}>
        <Page />
      </Namespaces>
    )
    return <Route key={name} path={screens[name]?.path ?? ''} element={page} />
  })
  return ({ host, location }: ModeProps) => (
    <HostContext value={host}>
      <Router location={location} navigator={host.navigation}>
        <Routes>
          {routes}
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Router>
    </HostContext>
  )
}

/**
 * Sets the namespaces of `useTranslation` in its children. Requests them at once, so that a lazy screen's texts load in
 * parallel with its code. `useTranslation` waits for them.
 */
function Namespaces({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const { i18n } = useHost()
  if (!names.every((name) => i18n.hasLoadedNamespace(name))) void i18n.loadNamespaces(names)
  return (
    <I18nextProvider i18n={i18n} defaultNS={[...names]}>
      {children}
    </I18nextProvider>
  )
}
