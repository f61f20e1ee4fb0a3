import { join } from 'node:path'
import { shellConfig } from '@baithak/build'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type PluginOption } from 'vite'
import { monolith } from './monolith-plugin'

const root = join(import.meta.dirname, '../../../../shell')
const outDir = join(import.meta.dirname, 'dist')

const flatten = async (option: PluginOption): Promise<Plugin[]> => {
  const awaited = await option
  if (!awaited) return []
  return Array.isArray(awaited) ? (await Promise.all(awaited.map(flatten))).flat() : [awaited]
}

/** The same sources as one ordinary Vite app: modes imported lazily, no federation, the shell's service worker. */
export default defineConfig(async (environment) => {
  const { plugins } = await shellConfig({ outDir })(environment)
  const shellPlugins = (await flatten(plugins)).filter(
    ({ name }) => name.startsWith('vite-plugin-pwa') || name === 'baithak:built-in-modes',
  )
  return {
    root,
    plugins: [react(), tailwindcss(), monolith(root), shellPlugins],
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      outDir,
      emptyOutDir: true,
    },
  }
})
