import { useHost } from '@baithak/platform'
import type { Language } from './contract/contract'

/**
 * Adds the translations that a lazy screen brings in its own chunk, as the namespace `namespace`: those of the mode are
 * part of its first screen. Call it in the screen's outermost component, before any `useTranslation(namespace)`.
 */
export function useScreenTranslations(namespace: string, translations: Record<Language, object>) {
  const { i18n } = useHost()
  // During the render, because a missing namespace would be requested. It changes nothing that is rendered.
  for (const [language, texts] of Object.entries(translations))
    if (!i18n.hasResourceBundle(language, namespace))
      i18n.addResourceBundle(language, namespace, texts)
}
