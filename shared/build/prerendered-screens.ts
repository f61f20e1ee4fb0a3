import { join } from 'node:path'
import type { ModeManifest } from '@baithak/contract'
import { createServer, normalizePath, type Plugin } from 'vite'
import { modes, repositoryRoot } from './apps'
import { sceneFile, translateManifest } from './manifest/manifest-texts'
import { iconOf } from './manifest/mode-json'

type RenderScreens = (modes: object) => Record<string, string>

/**
 * Renders screens at build time and puts them into the page as templates. `module` exports `prerenderScreens`, which
 * gets the modes of this repository as registry entries.
 */
export function prerenderedScreens({ module }: { module: string }): Plugin {
  let root = ''
  return {
    name: 'baithak:prerendered-screens',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      // Runs first, so that Vite builds the images of the screens too.
      order: 'pre',
      async handler(html) {
        const server = await createServer({
          root,
          configFile: false,
          mode: 'production',
          logLevel: 'error',
          appType: 'custom',
          server: { middlewareMode: true, watch: null, ws: false },
          optimizeDeps: { noDiscovery: true },
          build: { assetsInlineLimit: 0 },
        })
        try {
          const { prerenderScreens } = (await server.ssrLoadModule(module)) as {
            prerenderScreens: RenderScreens
          }
          const manifests = await Promise.all(
            modes.map(async ({ folder }) => {
              const path = join(repositoryRoot, folder)
              const { manifest } = (await server.ssrLoadModule(join(path, 'src/manifest.ts'))) as {
                manifest: ModeManifest
              }
              return { path, manifest }
            }),
          )
          const entries = manifests.map(({ path, manifest }) => [
            manifest.id,
            toEntry(path, manifest),
          ])
          const templates = Object.entries(prerenderScreens(Object.fromEntries(entries))).map(
            ([id, markup]) => `<template id="${id}">${inPage(markup)}</template>`,
          )
          const openPaths = manifests.flatMap(({ manifest }) => openPathsOf(manifest))
          return html
            .replace('data-open-paths="', (start) => `${start}${openPaths.join(' ')} `)
            .replace('</body>', () => `${templates.join('\n')}\n</body>`)
        } finally {
          await server.close()
        }
      },
    },
  }
}

/** Returns the paths that visitors open without onboarding. */
const openPathsOf = ({ prefix, audience, screens }: ModeManifest): string[] =>
  audience === 'partner'
    ? [prefix]
    : Object.values(screens).flatMap((screen) => (screen.public ? [screen.path] : []))

const origin = 'file://'

/** Returns a registry entry with the card and the navigation, which are shown before the registry is loaded. */
function toEntry(folder: string, source: ModeManifest) {
  const { card, nav, ...manifest } = translateManifest(folder, source)
  const scene = card && sceneFile(folder, card.scene)
  return {
    url: origin,
    manifest: {
      ...manifest,
      nav: nav.map((item) => ({ ...item, icon: iconOf(item.icon) })),
      immersive: [],
      card: card && { ...card, scene },
    },
  }
}

/**
 * Prepares markup: removes tags of the head, makes files relative, and moves styles, which the policy refuses, to data.
 */
const inPage = (markup: string) => {
  const files = new RegExp(`(?:/@fs|${origin})${normalizePath(repositoryRoot)}/`, 'g')
  return markup
    .replaceAll(/<title>.*?<\/title>|<link[^>]*>/g, '')
    .replaceAll(files, '../')
    .replaceAll(' style="', ' data-style="')
}
