import { languages, languageToast } from '@baithak/contract'
import { useHost, useTranslation } from '@baithak/platform'
import { SegmentedControl } from '@baithak/ui'
import { Languages } from 'lucide-react'

/** Each language is labelled in itself, so that its readers find it. */
const segments = languages.map(({ id, name }) => ({ value: id, label: name, lang: id }))

export function LanguageSelect() {
  const { t } = useTranslation('work-settings')
  // The i18n of `useTranslation` keeps the language of the last render.
  const { toast, i18n } = useHost()
  const current = languages.find(({ id }) => id === i18n.language) ?? languages[0]

  async function choose(id: string) {
    const chosen = languages.find((language) => language.id === id)
    if (!chosen || chosen === current) return
    await i18n.changeLanguage(id)
    // The translations could not be loaded, and the language did not change.
    if (i18n.language === id) toast(languageToast(chosen))
  }

  return (
    <section className="pt-6">
      <h2 className="flex items-center gap-2 pb-3 text-body-2 font-label">
        <Languages size={20} strokeWidth={1.75} aria-hidden />
        <span>{t('language')}</span>
      </h2>
      <SegmentedControl
        label={t('language')}
        segments={segments}
        value={current.id}
        onChange={choose}
      />
    </section>
  )
}
