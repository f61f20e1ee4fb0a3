import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { SegmentedControl } from '@baithak/ui'
import { themeRecord, themes } from '@baithak/ui/theme-record'
import { SunMoon } from 'lucide-react'

export function ThemeSelect() {
  const record = useHost().storage.record(themeRecord)
  const { t } = useTranslation('work-settings')
  return (
    <section className="pt-6">
      <h2 className="flex items-center gap-2 pb-3 text-body-2 font-label">
        <SunMoon size={20} strokeWidth={1.75} aria-hidden />
        <span>{t('appearance')}</span>
      </h2>
      <SegmentedControl
        label={t('appearance')}
        segments={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        value={useRecord(record)}
        onChange={(theme) => record.write(theme)}
        className="flex-wrap"
      />
    </section>
  )
}
