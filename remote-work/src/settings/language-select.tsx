import { useHost, useTranslation } from '@baithak/platform'
import type { Language } from '@baithak/shared/contract'
import { type Segment, SegmentedControl } from '@baithak/shared/ui'
import { Languages } from 'lucide-react'

/** Each language is labelled in itself, so that its readers find it. */
const languages: Segment<Language>[] = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'hi', label: 'हिन्दी', lang: 'hi' },
]

export function LanguageSelect() {
  const { t } = useTranslation('work')
  // The i18n of `useTranslation` keeps the language of the last render.
  const { toast, i18n } = useHost()
  const current: Language = i18n.language === 'hi' ? 'hi' : 'en'

  async function choose(language: Language) {
    if (language === current) return
    await i18n.changeLanguage(language)
    // The translations could not be loaded, and the language did not change.
    if (i18n.language !== language) return
    // The toast is in English for both languages (section 8).
    const inEnglish = { lng: 'en' }
    toast({
      title: t('settings.updated', inEnglish),
      description: t(`settings.changed.${language}`, inEnglish),
    })
  }

  return (
    <section className="pt-6">
      <h2 className="flex items-center gap-2 pb-3 text-body-2 font-label">
        <Languages size={20} strokeWidth={1.75} aria-hidden />
        <span>{t('settings.language')}</span>
      </h2>
      <SegmentedControl
        label={t('settings.language')}
        segments={languages}
        value={current}
        onChange={choose}
      />
    </section>
  )
}
