import { useTranslation } from '@baithak/platform'
import { CafeImage } from '../model/cafe/cafe-image'
import { useSampleCafeName } from '../model/cafe/use-cafe-labels'
import { sampleInvite } from './sample-invite'

/** The item that is rated. */
export function TastedItem() {
  const { t, i18n } = useTranslation('work')
  const { image, cafe } = sampleInvite(new Date(), i18n.language)
  const cafeName = useSampleCafeName(cafe)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule pb-4.5">
      <CafeImage image={image} className="size-16 shrink-0 rounded-chip" />
      <div className="min-w-24 flex-1">
        <p className="text-h3">{t('tasting.invite.item')}</p>
        <p className="text-meta text-ink-2">{cafeName}</p>
      </div>
    </div>
  )
}
