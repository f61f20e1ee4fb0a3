import type { Language } from '@baithak/contract'
import { renderMode, waitForLazyScreen } from '@baithak/testing'
import WorkRoot from '../work-root'

export const translations = {
  namespace: 'work',
  files: import.meta.glob<object>('../locales/**/*.json', { eager: true, import: 'default' }),
}

/** Renders Work at a path and waits for the lazy screen. */
export async function renderWork(
  at: string,
  { state, language = 'en' }: { state?: unknown; language?: Language } = {},
) {
  const work = renderMode(WorkRoot, { at, state, language, translations })
  await waitForLazyScreen()
  return work
}
