import { contractVersion } from '@baithak/contract'
import { unmetNeeds } from '@baithak/contract/satisfies-version'
import { version as platformVersion } from '@baithak/platform/package.json'
import type { Mode } from '@baithak/ui/define-mode'
import { version as reactVersion } from 'react'
import { ModeLoadError } from '../faults/mode-load-error'
import type { RegistryEntry } from '../registry/registry'
import { preloadMode } from './preload-mode'

/** The import map of the page has the modules of these packages. */
const provides = { react: reactVersion, '@baithak/platform': platformVersion }

/** Loads a release's code and styles. Rejects with a `ModeLoadError`, or with what the code throws. */
export async function loadMode(entry: RegistryEntry, language: string): Promise<Mode> {
  const { url, manifest } = entry
  const unmet = unmetNeeds(manifest, { contract: contractVersion, provides })
  if (unmet.length > 0)
    throw new ModeLoadError('incompatible', `${manifest.id} needs ${unmet.join('; ')}`)
  preloadMode(entry, language)
  const file = new URL(manifest.entry, url).href
  const [{ default: mode }] = await Promise.all([
    import(/* @vite-ignore */ file) as Promise<{ default?: Mode }>,
    // Nothing else loads those of the first screen: the entry is a module.
    ...manifest.preload.styles.map((style) =>
      loadStyleSheet(new URL(style, url).href, manifest.integrity[style]),
    ),
  ])
  if (typeof mode?.mount !== 'function')
    throw new ModeLoadError('broken', `${file} exports no mode`)
  return mode
}

function loadStyleSheet(href: string, integrity = ''): Promise<void> {
  const existing = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`)
  if (existing?.sheet) return Promise.resolve()
  const link = existing ?? document.createElement('link')
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new ModeLoadError('unreachable', `the style sheet ${href} does not load`))
    })
  })
  if (existing) return loaded
  Object.assign(link, { rel: 'stylesheet', href, crossOrigin: 'anonymous', integrity })
  // Not the head: WebKit shows nothing new while a style sheet there loads.
  document.body.append(link)
  return loaded
}
