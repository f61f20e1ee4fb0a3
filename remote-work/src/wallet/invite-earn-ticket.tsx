import { Link, useTranslation } from '@baithak/platform'
import { ChevronRight, Gift } from 'lucide-react'
import { paths } from '../paths'
import { Ticket } from './ticket'

/** The way to Invite & Earn. */
export function InviteEarnTicket() {
  const { t } = useTranslation('work-wallet')
  return (
    <Link to={paths.inviteEarn.href()} className="block rounded-panel no-underline">
      <Ticket
        variant="invite"
        stub={<Gift size={28} strokeWidth={1.75} aria-hidden className="text-[#ffd9c4]" />}
      >
        <span className="min-w-[min(6.5rem,100%)] flex-1">
          <span className="block text-h3">{t('inviteEarn')}</span>
          <span className="block text-meta text-ink-2">{t('inviteEarnText')}</span>
        </span>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
      </Ticket>
    </Link>
  )
}
