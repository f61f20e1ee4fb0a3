import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import { neededBy } from './needed-by'

export interface FirstWave {
  /** The script that stands in the page's head; it imports small modules only. */
  script: string
  /** The module that enters a mode: its chunks are asked for where the address leads into one. */
  outlet: RegExp
  /** Fonts that every screen shows, and those of Hindi alone. */
  fonts: { all: RegExp; hi: RegExp }
}

/**
 * Puts a script into the page's head that asks for what the visitor's first screen needs in one wave with the shell's
 * own code. The names of files stand beside it as data, so the script's hash in the Content-Security-Policy changes
 * only when the script does.
 */
export function firstWave({ script, outlet, fonts }: FirstWave): Plugin {
  return {
    name: 'baithak:first-wave',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const names = Object.keys(bundle)
        const matching = (pattern: RegExp) =>
          names.filter((name) => pattern.test(name)).map((name) => `/${name}`)
        const files = { outlet: chunksOf(bundle, outlet), hi: matching(fonts.hi) }
        // After the title: the encoding has to stand within the first kilobyte.
        const head = [
          `<script type="application/json" id="first-wave">${JSON.stringify(files)}</script>`,
          `<script>${await minified(script)}</script>`,
        ].join('\n    ')
        return {
          html: html.replace('</title>', `</title>\n    ${head}`),
          tags: matching(fonts.all).map(preloadFont),
        }
      },
    },
  }
}

const preloadFont = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
  injectTo: 'head',
})

/** The chunk of a module and those that it imports, bar what the page's own script imports. */
function chunksOf(bundle: Rolldown.OutputBundle, module: RegExp): string[] {
  const needs = neededBy(bundle)
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const page = new Set(needs(/^$/, entries).scripts)
  const { scripts } = needs(module)
  return scripts.filter((name) => !page.has(name)).map((name) => `/${name}`)
}

async function minified(script: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: script, output: { format: 'iife' } },
    },
  })
  const [output] = 'output' in built ? built.output : []
  if (output?.type !== 'chunk') throw new Error(`${script} did not become one script.`)
  return output.code.trim()
}
