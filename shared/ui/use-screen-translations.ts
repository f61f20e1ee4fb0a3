import { byLanguage } from '@baithak/contract'
import { useHost } from '@baithak/platform'

/**
 * Adds the translations that a lazy screen brings in its own chunk, as the namespace `namespace`: those of the mode are
 * part of its first screen. `files` is `import.meta.glob('./*.json', { eager: true, import: 'default' })`. Call it in the screen's outermost component, before any `useTranslation(namespace)`.
 */
export function useScreenTranslations(namespace: string, files: Record<string, object>) {
  const { i18n } = useHost()
  // During the render, because a missing namespace would be requested. It changes nothing that is rendered.
  for (const [language, texts] of Object.entries(byLanguage(files)))
    if (!i18n.hasResourceBundle(language, namespace))
      i18n.addResourceBundle(language, namespace, texts)
}
