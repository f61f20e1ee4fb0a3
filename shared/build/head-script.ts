import { build, type Plugin, type Rolldown } from 'vite'

const headScript = '/src/first-paint/head-script.ts'
const tag = `<script type="module" src="${headScript}"></script>`

/** Bundles the script of the page's head. It also runs in browsers that are too old for the app. */
export async function bundleHeadScript(root: string): Promise<string> {
  const bundle = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    build: {
      write: false,
      target: 'es2020',
      rolldownOptions: { input: `${root}${headScript}`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return bundle.output[0].code.trim()
}

/** Puts the script of the page's head inline, because a request would delay the first paint. */
export function inlineHeadScript(): Plugin {
  let root = ''
  return {
    name: 'baithak:head-script',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const code = await bundleHeadScript(root)
        return html.replace(tag, () => `<script>${code}</script>`)
      },
    },
  }
}
