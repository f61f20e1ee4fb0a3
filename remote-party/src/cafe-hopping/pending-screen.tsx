import { useTranslation } from '@baithak/platform'
import { DetailScreen } from '@baithak/ui'
import { paths } from '../paths'

/** The screen of a missing route or booking (spec §8). */
export function PendingScreen({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <DetailScreen title={title} fallback={paths.hopping.path}>
      <p role="status" className="grid flex-1 place-items-center p-5 text-body text-ink-2">
        {t('common.pending')}
      </p>
    </DetailScreen>
  )
}
