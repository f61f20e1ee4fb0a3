import { byLanguage } from '@baithak/contract'
import { createI18n } from '@baithak/ui/create-i18n'
import type { i18n } from 'i18next'

const texts = byLanguage(
  import.meta.glob<object>('../../public/locales/*/translation.json', {
    eager: true,
    import: 'default',
  }),
)

/** i18next with the shell's translations bundled, for the prerendered screens and for tests. */
export function createBundledI18n(language: string): i18n {
  const resources = Object.entries(texts).map(([id, translation]) => [id, { translation }])
  return createI18n({
    lng: language,
    resources: Object.fromEntries(resources),
    initAsync: false,
  }).i18n
}
