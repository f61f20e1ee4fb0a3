import { writeFile } from 'node:fs/promises'
import type { Host, ModeProps } from '@baithak/contract'
import { languages } from '@baithak/contract'
import { createStorage } from '@baithak/storage'
import { indianNumbers } from '@baithak/ui/format'
import { createInstance } from 'i18next'
import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'

interface RenderOptions {
  id: string
  /** Paths of screens. */
  paths: readonly string[]
  Root: ComponentType<ModeProps>
  mode: { translations: Record<string, () => Promise<{ default: object }>> }
}

/** The markup of screens in all languages, by path. */
export type ScreenMarkup = Record<string, Record<string, string>>

/**
 * Renders screens of a mode as a new visitor's browser does, and writes their markup as JSON into the file that the
 * process is started with.
 */
export async function writeScreens({ id, paths, Root, mode }: RenderOptions) {
  const [, , file = '', time = ''] = process.argv
  const now = Date.parse(time)
  // The same sources give the same markup at any time.
  globalThis.Date = class extends Date {
    constructor(...values: unknown[]) {
      super(...((values.length > 0 ? values : [now]) as [number]))
    }
    static override now = () => now
  } as DateConstructor
  const texts: Record<string, object> = {}
  for (const [language, load] of Object.entries(mode.translations))
    texts[language] = (await load()).default
  const screens: ScreenMarkup = {}
  for (const path of paths) {
    const render = async (language: string) => {
      // What screens read of the page while they render.
      Object.assign(globalThis, { document: { documentElement: { lang: language } } })
      const host = createHost(id, language, texts)
      const location = { pathname: path, search: '', hash: '', state: null, key: 'default' }
      const { prelude } = await prerender(<Root host={host} location={location} />, {
        // Later parts would be moved into place by inline scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError(error) {
          throw error
        },
      })
      return new Response(prelude).text()
    }
    const markup: Record<string, string> = {}
    for (const language of languages) markup[language.id] = await render(language.id)
    screens[path] = markup
  }
  await writeFile(file, JSON.stringify(screens))
}

function createHost(id: string, language: string, translations: Record<string, object>): Host {
  const i18n = createInstance()
  void i18n.use(indianNumbers).init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: id,
    ns: [id],
    resources: Object.fromEntries(
      Object.entries(translations).map(([code, texts]) => [code, { [id]: texts }]),
    ),
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  const unused = () => {}
  return {
    storage: createStorage({
      // The memory of this process, which is empty.
      backend: undefined,
      events: new EventTarget(),
      now: () => new Date(),
      onError: unused,
    }),
    toast: unused,
    i18n,
    navigation: {
      createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`),
      go: unused,
      push: unused,
      replace: unused,
      back: unused,
      interceptBack: () => unused,
      restart: unused,
    },
    // Sheets are closed while a screen is prerendered.
    overlays: null as unknown as HTMLElement,
    appInfo: () => ({ versions: {}, install: undefined }),
  }
}
