import { languages } from '@baithak/contract'
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import { collectChunkImports, entryFiles } from '../bundle/collect-chunk-imports'
import { builtInModes } from './built-in-modes'

/** Every screen has texts in Latin letters. */
const latin = 'latin'

interface HeadScript {
  /** The script to inline into the page's head; it must import small modules only. */
  script: string
  /** The script that loads the shell where the policy refuses the one in the head. */
  recovery: string
  /** The module that mounts modes; its chunks are preloaded when the URL belongs to a mode. */
  outlet: RegExp
  /** The name of a font file of a subset. */
  fontOf(subset: string): RegExp
}

/**
 * Inlines a script into the page's head that loads the shell's code, and in parallel the other files of the first screen.
 * File names are passed as data, so that the script's hash in the Content-Security-Policy changes only with the script.
 */
export function headScript({ script, recovery, outlet, fontOf }: HeadScript): Plugin {
  return {
    name: 'baithak:head-script',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      this.emitFile({ type: 'asset', name: 'recover.js', source: await minify(recovery) })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const names = Object.keys(bundle)
        const matching = (pattern: RegExp) =>
          names.filter((name) => pattern.test(name)).map((name) => `/${name}`)
        const files = {
          code: codeTags(html),
          outlet: chunksOf(bundle, outlet),
          fonts: Object.fromEntries(
            languages
              .filter(({ font }) => font !== latin)
              .map(({ id, font }) => [id, matching(fontOf(font))]),
          ),
        }
        // Released shells have the element of this id: the commands that compose pages read it.
        // After the title, because the charset must be within the first kilobyte, and after the critical styles.
        const head = [
          `<script type="application/json" id="critical-preload">${JSON.stringify(files)}</script>`,
          `<script>${await minify(script)}</script>`,
        ].join('\n    ')
        return {
          html: html
            .replaceAll(codeTag, '')
            .replace('<link rel="icon"', (icon) => `${head}\n    ${icon}`),
          tags: [
            ...matching(fontOf(latin)).map(preloadFont),
            ...matching(/recover-[\w-]+\.js$/).map(asyncScript),
          ],
        }
      },
    },
  }
}

/** The tags that would load the shell's code before the first paint. */
const codeTag =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g

/** The shell's scripts, its entry first, and its style sheets. */
function codeTags(html: string): { scripts: string[]; styles: string[] } {
  const files = Array.from(html.matchAll(codeTag), ([, file = '']) => file)
  const isStyle = (file: string) => file.endsWith('.css')
  return { scripts: files.filter((file) => !isStyle(file)), styles: files.filter(isStyle) }
}

const asyncScript = (src: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { async: true, src },
  injectTo: 'head',
})

/** In the head, a preloaded font would delay the first paint of Chromium by up to 100 ms, and with it all code. */
const preloadFont = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
  injectTo: 'body-prepend',
})

/** The chunk of a module and its imports, without those that the page's own script imports. */
function chunksOf(bundle: Rolldown.OutputBundle, module: RegExp): string[] {
  const pageScripts = new Set(entryFiles(bundle).scripts)
  const { scripts } = collectChunkImports(bundle)(module)
  return scripts.filter((name) => !pageScripts.has(name)).map((name) => `/${name}`)
}

async function minify(script: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [builtInModes()],
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
