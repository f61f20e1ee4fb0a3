import { useTranslation } from '@baithak/platform'
import { Badge } from '@baithak/ui'
import { Check, Eye, IndianRupee } from 'lucide-react'
import type { Gig, GigStage } from '../model/gig'

/** Paid or Exposure, the genre, and the stage of the artist's application. */
export function GigBadges({ gig, stage }: { gig: Gig; stage?: GigStage | undefined }) {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap gap-1.5">
      {gig.paid ? (
        <Badge variant="ok" icon={IndianRupee}>
          {t('gig.paid')}
        </Badge>
      ) : (
        <Badge variant="acc" icon={Eye}>
          {t('gig.exposure')}
        </Badge>
      )}
      {gig.genre && <Badge className="whitespace-normal! wrap-anywhere">{gig.genre}</Badge>}
      {stage && (
        <Badge variant="dark" icon={Check}>
          {t(`stage.${stage}`)}
        </Badge>
      )}
    </span>
  )
}
