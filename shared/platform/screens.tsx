import type { ModeProps, ModeScreens } from '@baithak/contract'
import type { ComponentType } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { ModeProviders, Namespaces } from './mode-providers'
import { defineRoute } from './route'

/** The links to a mode's screens by name, from its table. */
export const pathsOf = <Screens extends ModeScreens>(screens: Screens) =>
  Object.fromEntries(
    Object.entries(screens).map(([name, { path }]) => [name, defineRoute(path)]),
  ) as { [Name in keyof Screens]: ReturnType<typeof defineRoute<Screens[Name]['path']>> }

/**
 * The root of a mode: its routes, from its table of screens; an unknown path leads to `/`. The screens in `first` are in
 * the mode's first chunk and have the texts of the first of `namespaces`; `pages` are lazy, and have those of all.
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
  const routeOf = (name: string, Page: ComponentType) => (
    <Route key={name} path={screens[name]?.path ?? ''} Component={Page} />
  )
  const routes = [
    ...Object.entries<ComponentType>(first).map(([name, Page]) => routeOf(name, Page)),
    ...Object.entries<ComponentType>(pages).map(([name, Page]) =>
      routeOf(name, () => (
        <Namespaces names={namespaces}>
          <Page />
        </Namespaces>
      )),
    ),
  ]
  return (props: ModeProps) => (
    <ModeProviders {...props} namespaces={namespaces.slice(0, 1)}>
      <Routes>
        {routes}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </ModeProviders>
  )
}
