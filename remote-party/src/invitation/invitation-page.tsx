import { sameId } from '@baithak/domain'
import { useMemberName } from '@baithak/domain/use-member'
import { Navigate, useHost, useLocation, useSearchParams, useTranslation } from '@baithak/platform'
import { useDraft, useRecord } from '@baithak/storage'
import { ActionBar, Button, DetailScreen, LimitNote, Notice, TextField } from '@baithak/ui'
import { useCardImage, useShareCard } from '@baithak/ui/picture'
import { WhatsAppLink } from '../components/whatsapp-link'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { detailsUrl } from '../paths'
import { AnswerElsewhere } from './answer-elsewhere'
import { GuestList } from './guest-list'
import { cardText, cardTitleRecord, InvitationCard, useInvitationCard } from './invitation-card'
import { type Invitation, invitationLink, parseAnswer } from './invitation-link'
import { OccasionPicker, occasionRecord } from './occasion-picker'
import { useNewAnswer } from './use-new-answer'

/**
 * The host's invitation of a booked party: the card to share, and the list of guests. The URL may carry a guest's answer,
 * which opens without onboarding, because the host may follow it in another browser.
 */
export function InvitationPage() {
  const enquiries = useRecord(useHost().storage.record(myPartiesRecord))
  const [searchParams] = useSearchParams()
  const { hash } = useLocation()
  const id = searchParams.get('enquiry') ?? ''
  const enquiry = enquiries.find((party) => sameId(party.id, id))
  if (!enquiry && hash) return <AnswerElsewhere answer={parseAnswer(hash)} />
  if (enquiry?.status !== 'Paid & Booked') return <Navigate to={detailsUrl(id)} replace />
  return <HostInvitation key={id} enquiry={enquiry} />
}

/** The card would shorten a longer title. */
const maxTitleLength = 60

function HostInvitation({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t } = useTranslation()
  const { storage } = useHost()
  const { id, date } = enquiry
  const title = useDraft(storage.record(cardTitleRecord(id)))
  const occasion = useDraft(storage.record(occasionRecord(id)))
  const invitation: Invitation = {
    ...enquiry,
    host: useMemberName(),
    title: title.value,
    occasion: occasion.value,
  }
  const newId = useNewAnswer(id)
  const { hash } = useLocation()
  const { card } = useInvitationCard(invitation)
  const image = useCardImage(card)
  const link = t('invitation.card.link', {
    url: invitationLink(invitation, window.location.origin),
  })
  const text = `${cardText(card)}\n\n${link}`
  const { saveButton, shareButton } = useShareCard({
    image,
    fileName: 'invitation.png',
    message: () => ({ title: card.title, text }),
  })
  return (
    <DetailScreen
      title={t('invitation.title')}
      fallback={detailsUrl(id)}
      className="bg-acc-tint"
      actionBar={
        <ActionBar aboveNav>
          <WhatsAppLink text={text} className="grow" />
          <Button {...shareButton} className="grow-2">
            {t('invitation.share')}
          </Button>
        </ActionBar>
      }
    >
      {hash && !parseAnswer(hash) && (
        <Notice variant="warn" className="mx-5 mb-4">
          {t('invitation.received.incompleteText')}
        </Notice>
      )}
      <InvitationCard
        card={card}
        image={image}
        className="mx-auto mt-1 w-[72cqw] max-w-72 short:max-w-52"
      />
      <Button {...saveButton} variant="ghost" size="md" className="mx-auto mt-1 mb-3 flex!">
        {t('invitation.save')}
      </Button>
      <OccasionPicker value={occasion.value} onValueChange={occasion.change} />
      <div className="flex flex-col gap-5 px-5 pt-5">
        <div>
          <TextField
            label={t('invitation.field.label')}
            placeholder={t(`invitation.card.titles.${occasion.value}`)}
            enterKeyHint="done"
            maxLength={maxTitleLength}
            value={title.value}
            onChange={(event) => title.change(event.target.value)}
          />
          <LimitNote text={title.value} maxLength={maxTitleLength}>
            {t('invitation.field.full', { limit: maxTitleLength })}
          </LimitNote>
        </div>
        <GuestList partyId={id} date={date} newId={newId} />
      </div>
    </DetailScreen>
  )
}
