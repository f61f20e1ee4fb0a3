import { sameId } from '@baithak/domain'
import { useMemberName } from '@baithak/domain/use-member'
import { Navigate, useHost, useLocation, useSearchParams, useTranslation } from '@baithak/platform'
import { useDraft, useRecord } from '@baithak/storage'
import {
  ActionBar,
  Button,
  ButtonLink,
  DetailScreen,
  EmptyState,
  LimitNote,
  Screen,
  TextField,
} from '@baithak/ui'
import invite from '@baithak/ui/art/invite.svg'
import { useCardImage, useShareCard } from '@baithak/ui/picture'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { detailsUrl, paths } from '../paths'
import { GuestList } from './guest-list'
import { GuestScreen } from './guest-screen'
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

/** The invitation of a booked party for its host, or what a guest sees of it: one file for both. */
export function InvitationPage() {
  return useLocation().pathname === paths.answer.path ? <GuestScreen /> : <HostScreen />
}

/** The card to share, and the list of guests. A guest's answer may be in the URL. */
function HostScreen() {
  const enquiries = useRecord(useHost().storage.record(myPartiesRecord))
  const [searchParams] = useSearchParams()
  const answer = parseAnswer(useLocation().hash)
  const id = searchParams.get('enquiry') ?? ''
  const enquiry = enquiries.find((each) => sameId(each.id, id))
  if (!enquiry && answer) return <OtherDevice />
  if (enquiry?.status !== 'Paid & Booked') return <Navigate to={detailsUrl(id)} replace />
  return <InvitationOf key={id} enquiry={enquiry} />
}

/** A longer one would be shortened on the card. */
const maxTitleLength = 60

function InvitationOf({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t } = useTranslation('party')
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
  const { card } = useInvitationCard(invitation)
  const image = useCardImage(card)
  const { saveButton, shareButton } = useShareCard({
    image,
    fileName: cardFileName(invitation),
    message() {
      const link = t('invitation.card.link', {
        url: invitationLink(invitation, window.location.origin),
      })
      return { title: card.title, text: `${cardText(card)}\n\n${link}` }
    },
  })
  return (
    <DetailScreen
      title={t('invitation.title')}
      fallback={detailsUrl(id)}
      className="bg-acc-tint"
      actionBar={
        <ActionBar aboveNav>
          <Button {...saveButton} className="grow">
            {t('invitation.save')}
          </Button>
          <Button {...shareButton} className="grow-2">
            {t('invitation.share')}
          </Button>
        </ActionBar>
      }
    >
      <NewAnswer partyId={id} />
      <InvitationCard
        card={card}
        image={image}
        className="mx-auto mt-1 mb-6 w-[72cqw] max-w-72 short:max-w-52"
      />
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
        <GuestList partyId={id} date={date} />
      </div>
    </DetailScreen>
  )
}

/** An answer was opened on a device that does not have its party. */
function OtherDevice() {
  const { t } = useTranslation('party')
  const title = t('invitation.received.elsewhere')
  return (
    <Screen title={title} heading="own">
      <EmptyState
        as="h1"
        className="pt-10"
        image={invite}
        title={title}
        text={t('invitation.received.elsewhereText')}
        action={
          <ButtonLink to={paths.manage.path} variant="tonal" size="md">
            {t('parties.title')}
          </ButtonLink>
        }
      />
    </Screen>
  )
}
