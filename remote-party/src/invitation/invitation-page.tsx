import { sameId } from '@baithak/domain'
import { useMemberName } from '@baithak/domain/use-member'
import { Navigate, useHost, useLocation, useSearchParams, useTranslation } from '@baithak/platform'
import { useDraft, useRecord } from '@baithak/storage'
import { ActionBar, Button, DetailScreen, LimitNote, TextField } from '@baithak/ui'
import { useCardImage, useShareCard } from '@baithak/ui/picture'
import { useState } from 'react'
import { WhatsAppLink } from '../components/whatsapp-link'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { detailsUrl } from '../paths'
import { AnswerElsewhere } from './answer-elsewhere'
import { GuestList } from './guest-list'
import {
  cardFileName,
  cardText,
  cardTitleRecord,
  InvitationCard,
  useInvitationCard,
} from './invitation-card'
import { type Invitation, invitationLink, parseAnswer } from './invitation-link'
import { NewAnswer } from './new-answer'
import { OccasionPicker, occasionRecord } from './occasion-picker'

/**
 * The invitation of a booked party for its host: the card to share, and the list of guests. A guest's answer may be in the
 * URL; it opens without onboarding, because the host may follow it in another browser.
 */
export function InvitationPage() {
  const enquiries = useRecord(useHost().storage.record(myPartiesRecord))
  const [searchParams] = useSearchParams()
  const { hash } = useLocation()
  const id = searchParams.get('enquiry') ?? ''
  const enquiry = enquiries.find((party) => sameId(party.id, id))
  if (!enquiry && hash) return <AnswerElsewhere answer={parseAnswer(hash)} />
  if (enquiry?.status !== 'Paid & Booked') return <Navigate to={detailsUrl(id)} replace />
  return <InvitationOf key={id} enquiry={enquiry} />
}

/** A longer one would be shortened on the card. */
const maxTitleLength = 60

function InvitationOf({ enquiry }: { enquiry: PartyEnquiry }) {
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
  const [newId, setNewId] = useState<string>()
  const { card } = useInvitationCard(invitation)
  const image = useCardImage(card)
  const link = t('invitation.card.link', {
    url: invitationLink(invitation, window.location.origin),
  })
  const text = `${cardText(card)}\n\n${link}`
  const { saveButton, shareButton } = useShareCard({
    image,
    fileName: cardFileName(invitation),
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
      <NewAnswer partyId={id} onNoted={setNewId} />
      <InvitationCard
        card={card}
        image={image}
        className="mx-auto mt-1 w-[72cqw] max-w-72 short:max-w-52"
      />
      <Button {...saveButton} variant="ghost" size="md" className="mx-auto mt-1 mb-3 flex!">
        {t('invitation.save')}
      </Button>
      <OccasionPicker value={occasion.value} onChange={occasion.change} />
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
