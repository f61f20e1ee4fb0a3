import type { ByLanguage, ModeProps, ModeScreens } from '@baithak/contract'
import {
  defineRoute,
  lazyComponent,
  ModeProviders,
  Navigate,
  Route,
  Routes,
  useTranslation,
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

/** The texts of all screens but the first ones. */
interface RestOfTexts {
  /** The mode's, of its first texts too: their sections have other names. */
  namespace: string
  load: () => Promise<{ rest: ByLanguage<object> }>
}

/**
 * Adds the rest of the texts in the languages whose first texts are there: i18next would not load those of a namespace
 * that it knows already.
 */
function useRestOfTexts(namespace: string, rest: ByLanguage<object>) {
  const { i18n } = useTranslation()
  for (const [language, texts] of Object.entries(rest))
    if (
      i18n.hasResourceBundle(language, namespace) &&
      !i18n.getResource(language, namespace, Object.keys(texts)[0] ?? '')
    )
      i18n.addResourceBundle(language, namespace, texts)
}

/**
 * The root of a mode: its routes, from its table of screens; an unknown path leads to `/`. `pages` are those in chunks of
 * their own, found by `import.meta.glob`, and `others` the screens without a page. `rest` loads with the first of `pages`.
 */
export function createModeRoot<Screens extends ModeScreens>(
  screens: Screens,
  pages: Record<string, () => Promise<unknown>>,
  others: Record<WithoutPage<Screens>, () => ReactNode>,
  rest?: RestOfTexts,
) {
  const pageOf = (page: string) => {
    const name = exportOf(page)
    const load = pages[`./${page}.tsx`] as () => Promise<Components>
    if (!rest) return lazyComponent(load, name)
    const { namespace } = rest
    return lazyComponent(async () => {
      const [{ [name]: Page }, texts] = await Promise.all([load(), rest.load()])
      return {
        Screen() {
          useRestOfTexts(namespace, texts.rest)
          return Page && <Page />
        },
      }
    }, 'Screen')
  }
  const routes = Object.entries(screens).map(([name, { path, page }]) => (
    <Route
      key={name}
      path={path}
      Component={(page ? pageOf(page) : (others as Components)[name]) as ComponentType}
    />
  ))
  return (props: ModeProps) => (
    <ModeProviders {...props}>
      <Routes>
        {routes}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </ModeProviders>
  )
}
