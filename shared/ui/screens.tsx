import type { ModeProps, ModeScreens } from '@baithak/contract'
import {
  defineRoute,
  lazyComponent,
  ModeProviders,
  Namespaces,
  Navigate,
  Route,
  Routes,
} from '@baithak/platform'
import type { ComponentType, ReactNode } from 'react'

/** The links to a mode's screens by name, from its table. */
export const pathsOf = <Screens extends ModeScreens>(screens: Screens) =>
  Object.fromEntries(
    Object.entries(screens).map(([name, { path }]) => [name, defineRoute(path)]),
  ) as { [Name in keyof Screens]: ReturnType<typeof defineRoute<Screens[Name]['path']>> }

type Components = Record<string, () => ReactNode>

type WithoutPage<Screens extends ModeScreens> = {
  [Name in keyof Screens]: Screens[Name] extends { page: string } ? never : Name & string
}[keyof Screens]

/** `gigs/gig-page` exports `GigPage`. */
const exportOf = (page: string) =>
  page.replace(/(?:.*\/|-)(.)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The root of a mode: its routes, from its table of screens; an unknown path leads to `/`. `pages` are those in chunks of
 * their own, found by `import.meta.glob`, and `others` the screens without a page. `others` have the texts of the first of
 * `namespaces`, `pages` those of all.
 */
export function createModeRoot<Screens extends ModeScreens>(
  screens: Screens,
  pages: Record<string, () => Promise<unknown>>,
  others: Record<WithoutPage<Screens>, () => ReactNode>,
  namespaces: readonly [first: string, ...others: string[]],
) {
  const pageOf = (page: string) => {
    const Page = lazyComponent(pages[`./${page}.tsx`] as () => Promise<Components>, exportOf(page))
    return () => (
      <Namespaces names={namespaces}>
        <Page />
      </Namespaces>
    )
  }
  const routes = Object.entries(screens).map(([name, { path, page }]) => (
    <Route
      key={name}
      path={path}
      Component={(page ? pageOf(page) : (others as Components)[name]) as ComponentType}
    />
  ))
  return (props: ModeProps) => (
    <ModeProviders {...props} namespaces={namespaces.slice(0, 1)}>
      <Routes>
        {routes}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </ModeProviders>
  )
}
