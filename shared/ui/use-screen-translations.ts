import { byLanguage } from '@baithak/contract'
import { useHost } from '@baithak/platform'

/**
 * Registers a lazy screen's translations as the namespace `namespace`. They are in the screen's chunk, because those in
 * `src/locales` load with the mode's first screen. `files` is
 * `import.meta.glob('./*.json', { eager: true, import: 'default' })`. Call it in the screen's outermost component, before
 * any `useTranslation(namespace)`.
 */
export function useScreenTranslations(namespace: string, files: Record<string, object>) {
  const { i18n } = useHost()
  // During the render, because a missing namespace would be requested. It changes nothing that is rendered.
  for (const [language, texts] of Object.entries(byLanguage(files)))
    if (!i18n.hasResourceBundle(language, namespace))
      i18n.addResourceBundle(language, namespace, texts)
}
