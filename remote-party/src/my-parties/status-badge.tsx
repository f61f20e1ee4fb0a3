import { useTranslation } from '@baithak/platform'
import { Badge, type BadgeTone } from '@baithak/ui'
import { CircleCheck, CircleX, type LucideIcon, Send, Ticket } from 'lucide-react'
import type { PartyStatus } from '../model/party-enquiry'

const variants: Record<PartyStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  'Enquiry Sent': { tone: 'warn', icon: Send },
  'Confirmed - Pay Now': { tone: 'info', icon: CircleCheck },
  'Paid & Booked': { tone: 'ok', icon: Ticket },
  Cancelled: { tone: 'bad', icon: CircleX },
}

/** An enquiry's status, with a colour and an icon for each. */
export function StatusBadge({ status }: { status: PartyStatus }) {
  const { t } = useTranslation('party')
  return (
    <Badge {...variants[status]} className="@max-[16rem]:whitespace-normal">
      {t(`parties.status.${status}`)}
    </Badge>
  )
}
