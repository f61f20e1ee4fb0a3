import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { Button, useKitTexts } from '@baithak/ui'
import { CalendarPlus } from 'lucide-react'
import { draftLike, partyDraftRecord } from '../model/party-draft'
import type { PartyEnquiry } from '../model/party-enquiry'
import { paths } from '../paths'

interface PlanAgainProps {
  enquiry: PartyEnquiry
  className?: string
}

/** Opens the wizard with everything of this party but its date. The plan that was begun before comes back by Undo. */
export function PlanAgain({ enquiry, className }: PlanAgainProps) {
  const { t } = useTranslation()
  const texts = useKitTexts()
  const { storage, toast } = useHost()
  const navigate = useNavigate()
  const record = storage.record(partyDraftRecord)

  function plan() {
    const before = record.getState()
    if (!record.write(draftLike(enquiry)).ok) return
    navigate(paths.create.path)
    if (JSON.stringify(before) !== JSON.stringify(partyDraftRecord.fallback))
      toast({
        title: t('cancel.planReplaced'),
        action: { label: texts.undo, onPress: () => record.write(before) },
      })
  }
  return (
    <Button variant="tonal" size="md" icon={CalendarPlus} className={className} onClick={plan}>
      {t('cancel.planAgain')}
    </Button>
  )
}
