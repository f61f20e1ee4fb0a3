import react from '@vitejs/plugin-react'
import { build, type PluginOption, type Rolldown } from 'vite'

interface RendererBuild {
  input: string
  outDir: string
  fileName: string
  plugins: PluginOption[]
  root?: string
  base?: string
}

/** Bundles a program that renders screens in Node, with all that it imports, as one CommonJS file. */
export async function buildRenderer({ input, outDir, fileName, plugins, ...paths }: RendererBuild) {
  await build({
    ...paths,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), ...plugins],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        output: { format: 'cjs', entryFileNames: fileName, codeSplitting: false },
      },
    },
  })
}

/** Throws when markup shows an image that the build does not contain. `images` finds their names, in its first group. */
export function requireImages(markup: string, images: RegExp, bundle: Rolldown.OutputBundle): void {
  for (const [, image = ''] of markup.matchAll(images))
    if (!(image in bundle))
      throw new Error(`A prerendered screen shows ${image}, which the build does not contain.`)
}
