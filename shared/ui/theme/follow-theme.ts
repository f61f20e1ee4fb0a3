import type { Theme } from '@baithak/domain/theme-record'
import type { RecordStore } from '@baithak/storage'

/** The colours of the browser's own bars: espresso, and night on dark pages. */
const barColours = { light: '#24150E', dark: '#1A0F09' }

const systemTheme = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Shows the chosen theme. Only the root of a dark page has `data-theme`. */
export function showTheme(chosen: string | null) {
  const isDark = chosen === 'dark' || (chosen !== 'light' && systemTheme().matches)
  const { dataset } = document.documentElement
  if (isDark) dataset.theme = 'dark'
  else delete dataset.theme
  const theme = isDark ? 'dark' : 'light'
  setMeta('theme-color', barColours[theme])
  // The canvas has this before the style sheet has loaded. The page's own `light dark` follows the system.
  setMeta('color-scheme', theme)
}

const setMeta = (name: string, content: string) =>
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)

/** Shows the theme, and again when the choice or the system's theme changes. */
export function followTheme(choice: RecordStore<Theme>) {
  const show = () => showTheme(choice.getState())
  choice.subscribe(show)
  systemTheme().addEventListener('change', show)
  show()
}
