import { languages } from '@baithak/contract'
import { createInstance, type InitOptions, type Module } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { indianNumbers } from './format'

/** Creates an i18next instance with the settings of all apps. `ready` settles once the translations have loaded. */
export function createI18n(options: InitOptions, ...plugins: Module[]) {
  const i18n = createInstance()
  for (const plugin of [initReactI18next, indianNumbers, ...plugins]) i18n.use(plugin)
  const ready = i18n.init({
    supportedLngs: languages.map(({ id }) => id),
    fallbackLng: 'en',
    load: 'languageOnly',
    // A missing translation is empty instead of its key.
    parseMissingKeyHandler: (_key: string, defaultValue?: string) => defaultValue ?? '',
    interpolation: { escapeValue: false },
    // A key is looked up in all namespaces of the screen.
    react: { nsMode: 'fallback', transWrapTextNodes: 'span' },
    ...options,
  })
  return { i18n, ready }
}
