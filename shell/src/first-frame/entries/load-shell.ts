import { retryDelaysMs } from '@baithak/contract/timeouts'
import { appendPreloadLink } from '../../loading/append-preload-link'
import { removeCriticalStyles } from '../critical-styles'

declare global {
  interface Window {
    /** Set at the end of the head script. */
    hasHeadScriptRun?: true
  }
}

/** Files of the shell's build. */
export interface ShellCode {
  /** The entry first. */
  scripts: readonly string[]
  styles: readonly string[]
}

/** Loads the shell's code and its style sheets, for which `main.tsx` waits. */
export function loadShell({ scripts: [entry = '', ...imports], styles }: ShellCode): void {
  window.shellStyles = Promise.all(styles.map((href) => appendStyleSheet(href))).then(
    removeCriticalStyles,
  )
  for (const file of [entry, ...imports])
    appendPreloadLink(file, { rel: 'modulepreload', fetchPriority: 'low' })
  const run = async () => {
    // Each in a task of its own: as one task they block the page twice as long.
    for (const file of [...imports, entry]) {
      await import(/* @vite-ignore */ file)
      await nextTask()
    }
  }
  // Cached code arrives before the page has been parsed, and then there is no root.
  if (document.readyState !== 'loading') run()
  else document.addEventListener('readystatechange', run, { once: true })
}

/** Not by a timer: those of a hidden page wait for a second. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** Tries as often as for a file of a mode: without its styles the shell is of no use. */
function appendStyleSheet(
  href: string,
  [delayMs, ...laterMs]: readonly number[] = retryDelaysMs,
): Promise<unknown> {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href, crossOrigin: 'anonymous' })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      if (delayMs) setTimeout(() => resolve(appendStyleSheet(href, laterMs)), delayMs)
      else reject(new Error(`${href} does not load`))
    })
    document.head.append(link)
  })
}
