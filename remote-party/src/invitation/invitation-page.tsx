import { sameId } from '@baithak/domain'
import { Navigate, useHost, useSearchParams, useTranslation } from '@baithak/platform'
import { useDraft, useRecord } from '@baithak/storage'
import { AppBar, LimitNote, Screen, TextField } from '@baithak/ui'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'
import { detailsUrl } from '../model/details-url'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { cardTitleRecord } from './card-content'
import { CardPreview } from './card-preview'
import { GuestList } from './guest-list'
import { ShareDock } from './share-dock'
import { useCardContent } from './use-card-content'
import { useCardImage } from './use-card-image'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

/** The invitation of a booked party: its card to share, and the list of guests. */
export function InvitationPage() {
  useScreenTranslations('party-invitation', texts)
  const enquiries = useRecord(useHost().storage.record(myPartiesRecord))
  const [searchParams] = useSearchParams()
  const id = searchParams.get('enquiry') ?? ''
  const enquiry = enquiries.find((each) => sameId(each.id, id))
  if (enquiry?.status !== 'Paid & Booked') return <Navigate to={detailsUrl(id)} replace />
  return <Invitation key={id} enquiry={enquiry} />
}

/** A longer one would be shortened on the card. */
const maxTitleLength = 60

function Invitation({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t } = useTranslation('party-invitation')
  const { t: tParty } = useTranslation('party')
  const { storage, navigation } = useHost()
  const title = useDraft(storage.record(cardTitleRecord(enquiry.id)))
  const content = useCardContent(enquiry, title.value)
  const image = useCardImage(content)
  return (
    <Screen
      title={t('title')}
      heading="own"
      className="bg-acc-tint"
      dock={<ShareDock enquiry={enquiry} content={content} image={image} />}
    >
      <AppBar
        title={t('title')}
        backLabel={tParty('common.back')}
        onBack={() => navigation.back(detailsUrl(enquiry.id))}
      />
      <div className="flex flex-col gap-5 px-5 pt-2">
        <CardPreview content={content} image={image} />
        <div>
          <TextField
            label={t('field.label')}
            placeholder={t('card.defaultTitle')}
            enterKeyHint="done"
            maxLength={maxTitleLength}
            value={title.value}
            onChange={(event) => title.change(event.target.value)}
          />
          <LimitNote text={title.value} maxLength={maxTitleLength}>
            {t('field.full', { limit: maxTitleLength })}
          </LimitNote>
        </div>
        <GuestList partyId={enquiry.id} />
      </div>
    </Screen>
  )
}
