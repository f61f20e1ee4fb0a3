import { sameId } from '@baithak/domain'
import { useHost, useLocation, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { ButtonLink, Fact, Screen, useClock } from '@baithak/ui'
import invite from '@baithak/ui/art/invite.svg'
import { formatWeekday } from '@baithak/ui/format'
import { useCardImage } from '@baithak/ui/picture'
import { Calendar, type LucideIcon, MapPin } from 'lucide-react'
import { GuestBar, GuestNotice } from '../components/guest-screen'
import { endOfParty, myPartiesRecord } from '../model/party-enquiry'
import { invitationUrl } from '../paths'
import { AnswerForm } from './answer-form'
import { InvitationCard, useInvitationCard } from './invitation-card'
import { type Invitation, parseInvitation } from './invitation-link'

/** The page of a guest who opens an invitation. */
export function GuestPage() {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const invitation = parseInvitation(hash)
  return invitation ? (
    <GuestInvitation key={hash} invitation={invitation} />
  ) : (
    <GuestNotice
      image={invite}
      title={t('invitation.answer.incomplete')}
      text={t('invitation.answer.incompleteText')}
    />
  )
}

/** The card and the answer to send back. A party that is over, and the visitor's own one, have no answer. */
function GuestInvitation({ invitation }: { invitation: Invitation }) {
  const { card, venue, location, date, hours } = useInvitationCard(invitation)
  const image = useCardImage(card)
  const { t, i18n } = useTranslation()
  const enquiries = useRecord(useHost().storage.record(myPartiesRecord))
  const end = endOfParty(invitation)
  const isOver = end <= useClock(end || null).getTime()
  const isOwn = enquiries.some(({ id }) => sameId(id, invitation.id))
  const heading = isOwn ? 'own' : isOver ? 'over' : 'question'
  const weekday = formatWeekday(invitation.date, i18n.language)
  return (
    <Screen title={card.title} className="bg-acc-tint [&>:has(>.guest-columns)]:pb-0">
      <h1 className="sr-only">{card.title}</h1>
      <div className="guest-columns short:flex">
        <div className="relative pb-5 short:w-2/5 short:flex-none">
          <div aria-hidden className="absolute inset-x-0 top-0 h-3/5 short:h-full">
            <div className="cloth-bandhani h-full" />
            <div className="edge-bunting" />
          </div>
          <GuestBar data-dark className="relative text-white" />
          <InvitationCard
            card={card}
            image={image}
            className="mx-auto w-[min(60%,15rem)] short:w-[min(54%,11rem)]"
          />
        </div>
        <div className="min-w-0 flex-1">
          <ul className="divide-y divide-rule bg-milk px-5 py-1">
            <InvitationFact icon={MapPin} title={venue} text={location} />
            {date && <InvitationFact icon={Calendar} title={`${weekday}, ${date}`} text={hours} />}
          </ul>
          <section aria-labelledby="answer" className="border-t-3 border-acc p-5">
            <h2 id="answer" className="font-display text-display-3 text-balance">
              {t(`invitation.answer.${heading}`)}
            </h2>
            {heading === 'question' && (
              <AnswerForm
                invitation={invitation}
                title={card.title}
                place={[venue, location].filter(Boolean).join(', ')}
              />
            )}
            {heading === 'own' && (
              <ButtonLink
                to={invitationUrl(invitation.id)}
                variant="secondary"
                size="md"
                className="mt-4"
              >
                {t('invitation.guests.title')}
              </ButtonLink>
            )}
          </section>
        </div>
      </div>
    </Screen>
  )
}

interface InvitationFactProps {
  icon: LucideIcon
  title: string
  text: string
}

const InvitationFact = ({ icon, title, text }: InvitationFactProps) => (
  <li className="py-2">
    <Fact icon={icon} className="min-h-10 gap-4!">
      <span className="tabular block text-h3">{title}</span>
      <span className="tabular block text-body-2 text-ink-2">{text}</span>
    </Fact>
  </li>
)
