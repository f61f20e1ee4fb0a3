import type { Mode } from '@baithak/shared/define-mode'
import type { ModeId } from '@baithak/shared/modes'
import type { ShellServices } from '../host/shell-services'
import { type FaultKind, ModeFault } from './fault'
import { loadMode } from './load-mode'
import { loadStyles } from './mode-styles'
import { preloadMode } from './preload-mode'
import type { Registry, RegistryEntry } from './registry'

export interface EnteredMode {
  mode: Mode
  entry: RegistryEntry
}

/** None of its code has come, so the browser has none to remember. */
const canBeTriedInPage = new Set<FaultKind>(['unreachable', 'wrong-contract'])

type Services = Pick<ShellServices, 'registry' | 'knownGood' | 'texts' | 'i18n' | 'report'>

/**
 * Loads a mode as the registry names it now; when that cannot be had, the last one that stood on this device.
 * Entries whose URL is in `failedUrls` are passed over; one that fails here is added. Rejects with a `ModeFault`.
 */
export async function enterMode(
  id: ModeId,
  { registry, knownGood, texts, i18n, report }: Services,
  failedUrls: Set<string>,
): Promise<EnteredMode> {
  // Beside the question for a newer release, and seldom in vain: mostly there is none.
  const likely = registry.store.getState()[id]
  if (likely && !failedUrls.has(likely.url))
    preloadMode(likely, i18n.language, { path: location.pathname })
  const newest = (await registry.fresh().catch((): Registry => ({})))[id]
  const last = knownGood.read()[id]
  const known = [newest, last?.url === newest?.url ? undefined : last].filter((entry) => !!entry)
  if (known.length === 0) {
    const fault = new ModeFault('unregistered', `no registry names ${id}`)
    report({ mode: id, kind: fault.kind, cause: fault })
    throw fault
  }
  let fault = new ModeFault('failed-start', `no release of ${id} that is known here starts`)
  for (const entry of known) {
    if (failedUrls.has(entry.url)) continue
    try {
      // Before its code, which would put them into the page itself, whatever they have become.
      await loadStyles(entry)
      const mode = await loadMode(entry, i18n.language)
      await loadTexts(entry, mode, { texts, i18n })
      return { mode, entry }
    } catch (cause) {
      fault =
        cause instanceof ModeFault
          ? cause
          : new ModeFault('broken-script', String(cause), { cause })
      if (!canBeTriedInPage.has(fault.kind)) failedUrls.add(entry.url)
      report({ mode: id, kind: fault.kind, url: entry.url, cause: fault })
    }
  }
  throw fault
}

/** Loads a mode's texts in the visitor's language. Without any it would show the names of its texts. */
async function loadTexts(
  { url, manifest: { id } }: RegistryEntry,
  { translations }: Mode,
  { texts, i18n }: Pick<Services, 'texts' | 'i18n'>,
) {
  const hasTexts = (language: string) => i18n.hasResourceBundle(language, id)
  if (texts.offer(id, translations)) {
    for (const language of Object.keys(translations)) i18n.removeResourceBundle(language, id)
    await i18n.reloadResources(i18n.languages, id)
  } else await i18n.loadNamespaces(id)
  // Hindi that cannot be had is English (`languages.ts`).
  if (i18n.language === 'hi' && !hasTexts('hi')) await i18n.reloadResources(['en'], id)
  if (!hasTexts(i18n.language) && !hasTexts('en'))
    throw new ModeFault('missing', `the texts of ${url} do not load`)
}
