import { useNavigate, useTranslation } from '@baithak/platform'
import { Button, Sheet } from '@baithak/ui'
import { paths } from '../paths'
import { BulbString } from './bulb-string'
import { useApplicationTexts } from './use-application-texts'
import { weeklyLimit } from './weekly-limit'

/** Opens at the weekly limit and offers Premium. */
export function LimitSheet({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useApplicationTexts()
  const { t: tGig } = useTranslation('gig')
  const navigate = useNavigate()
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('limit.title')}
      description={
        <>
          <BulbString
            lit={weeklyLimit}
            label={t('bulbs.lit', { count: weeklyLimit, limit: weeklyLimit })}
            className="mb-4"
          />
          <p>{t('limit.text')}</p>
        </>
      }
      closeLabel={tGig('close')}
    >
      <div className="flex flex-col gap-2">
        <Button onClick={() => navigate(paths.premium.href())}>{t('limit.upgrade')}</Button>
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          {t('limit.later')}
        </Button>
      </div>
    </Sheet>
  )
}
