import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ByLanguage, inEachLanguage } from '@baithak/contract'
import { normalizePath, type Plugin } from 'vite'
import { buildRenderer, requireImages } from './build-renderer'
import { type CleanMarkup, cleanMarkup, withoutSkeletons } from './clean-markup'
import type { ScreenMarkup } from './render-screens'

/** The file of a release that holds its prerendered screens. */
export const prerenderedFile = 'prerendered.json'

/** The content of that file: pictures of screens by path and language. */
export type PrerenderedScreens = Record<string, ByLanguage<CleanMarkup>>

/** The placeholder of the release's URL in the markup. */
export const releaseBase = '/release/'

const entry = 'virtual:prerender'
const rendererFile = 'render.cjs'
const run = promisify(execFile)

/**
 * Renders the screens at these paths of a mode at build time and writes them into `prerendered.json`, as data from which
 * pages are composed where the release is deployed.
 */
export function prerenderScreens({ id, paths }: { id: string; paths: readonly string[] }): Plugin {
  let root = ''
  let screens: Promise<PrerenderedScreens>
  return {
    name: 'baithak:prerender-screens',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      screens = renderScreens({ id, paths, root })
      // Awaited below; a build that fails before that has its own error.
      screens.catch(() => {})
    },
    async generateBundle(_options, bundle) {
      const source = JSON.stringify(await screens)
      requireImages(source, /\/release\/([\w./-]+)/g, bundle)
      this.emitFile({ type: 'asset', fileName: prerenderedFile, source })
    },
  }
}

/** A weekday morning, and a Sunday evening of another month. */
const times = ['2026-01-05T10:00:00+05:30', '2026-08-16T20:40:00+05:30'] as const

/** Throws when a part of a screen depends on the time and is not marked. */
function inert(path: string, html: string, laterHtml = ''): CleanMarkup {
  const screen = cleanMarkup(html)
  const [fixed, later] = [screen.markup, cleanMarkup(laterHtml).markup].map(withoutSkeletons) as [
    string,
    string,
  ]
  if (fixed === later) return screen
  const index = [...fixed].findIndex((character, at) => character !== later[at])
  throw new Error(
    `The prerendered screen of ${path} depends on the time: "${fixed.slice(index - 60, index + 60)}". Mark the element with data-prerender="skeleton".`,
  )
}

interface Mode {
  id: string
  paths: readonly string[]
  root: string
}

async function renderScreens(mode: Mode): Promise<PrerenderedScreens> {
  const folder = await mkdtemp(join(tmpdir(), 'baithak-prerender-'))
  try {
    await buildScreenRenderer(mode, folder)
    const render = async (time: string) => {
      const file = join(folder, 'screens.json')
      await run(process.execPath, [join(folder, rendererFile), file, time], {
        env: { ...process.env, NODE_ENV: 'production', TZ: 'Asia/Kolkata' },
      })
      return JSON.parse(await readFile(file, 'utf8')) as ScreenMarkup
    }
    const [screens, later] = [await render(times[0]), await render(times[1])]
    return Object.fromEntries(
      Object.entries(screens).map(([path, markup]) => [
        path,
        inEachLanguage((language) => inert(path, markup[language] ?? '', later[path]?.[language])),
      ]),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A program that renders the screens: in a process of its own, with its own clock. */
async function buildScreenRenderer({ id, paths, root }: Mode, outDir: string): Promise<void> {
  const path = (file: string) => JSON.stringify(normalizePath(join(root, 'src', file)))
  const rootFile =
    (await readdir(join(root, 'src'))).find((file) => file.endsWith('-root.tsx')) ?? ''
  const renderer = JSON.stringify(normalizePath(join(import.meta.dirname, 'render-screens.tsx')))
  const code = `import { writeScreens } from ${renderer}
import Root from ${path(rootFile)}
import { default as mode } from ${path('mode.ts')}
writeScreens(${JSON.stringify({ id, paths }).slice(0, -1)}, Root, mode })`
  const entryPlugin: Plugin = {
    name: 'baithak:prerender-entry',
    enforce: 'pre',
    resolveId: (source) => (source === entry ? `\0${entry}` : undefined),
    load: (source) => (source === `\0${entry}` ? code : undefined),
    // The markup needs no styles.
    transform: { filter: { id: /\.css$/ }, handler: () => ({ code: '', map: null }) },
  }
  await buildRenderer({
    input: entry,
    root,
    base: releaseBase,
    outDir,
    fileName: rendererFile,
    plugins: [entryPlugin],
  })
}
