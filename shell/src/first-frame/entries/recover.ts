import { addFontFaces } from '../critical-styles'
import { loadShell } from './load-shell'

/**
 * A file of its own, because it is for a page whose head script does not run: the host still sends the policy of another
 * release, or the browser is too old. Such a page loads the shell all the same, without an early first paint.
 */
const { code } = JSON.parse(document.getElementById('critical-preload')?.textContent ?? '{}')
if (!window.hasHeadScriptRun && code) {
  loadShell(code)
  addFontFaces()
}
