import { Link, useSearchParams, useTranslation } from '@baithak/platform'
import emptyParties from '@baithak/shared/art/empty-parties.svg'
import { useHost } from '@baithak/shared/contract'
import { type PartyEnquiry, sameId, uniqueIds, useRecord } from '@baithak/shared/storage'
import { buttonClass, Canopy, EmptyState, Screen, useListMotion } from '@baithak/shared/ui'
import { paths } from '../paths'
import { useVenueName } from '../venues/use-venue-name'
import { PartyDetail } from './party-detail'
import { PartyRow } from './party-row'
import { useConfirmation } from './use-confirmation'

/** The member's parties, or the one that the address names. */
export function PartiesPage() {
  const { t } = useTranslation('party')
  const enquiries = useRecord(useHost().storage.myParties)
  const [parameters] = useSearchParams()
  const asked = parameters.get('enquiry')
  const keys = uniqueIds(enquiries.map(({ id }) => id))
  const chosen = enquiries.find(({ id }) => sameId(id, asked))
  return (
    <>
      {enquiries.map((enquiry, index) => (
        <Confirmation key={keys[index]} enquiry={enquiry} />
      ))}
      {chosen ? (
        <PartyDetail enquiry={chosen} />
      ) : (
        <Screen key="list" title={t('parties.title')} top={<Canopy mode="party" slim />}>
          {enquiries.length > 0 ? <PartyList enquiries={enquiries} /> : <NoParties />}
        </Screen>
      )}
    </>
  )
}

/** The venue's answer to one enquiry, and the word of it for those who listen. */
function Confirmation({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t } = useTranslation('party')
  const venue = useVenueName()(enquiry.venueName)
  useConfirmation(enquiry)
  const status = t(`parties.status.${enquiry.status}`)
  return (
    <p role="status" className="sr-only">
      {enquiry.status === 'Confirmed - Pay Now' && t('parties.news', { venue, status })}
    </p>
  )
}

function PartyList({ enquiries }: { enquiries: readonly PartyEnquiry[] }) {
  const keys = uniqueIds(enquiries.map(({ id }) => id))
  const list = useListMotion<HTMLUListElement>(keys.join())
  const newestFirst = enquiries.map((enquiry, index) => (
    <PartyRow key={keys[index]} enquiry={enquiry} />
  ))
  return (
    <ul ref={list} className="px-5">
      {newestFirst.reverse()}
    </ul>
  )
}

function NoParties() {
  const { t } = useTranslation('party')
  return (
    <EmptyState
      className="pt-10"
      picture={emptyParties}
      title={t('parties.none')}
      action={
        <Link to={paths.create.path} className={buttonClass({ variant: 'tonal', size: 'md' })}>
          {t('parties.plan')}
        </Link>
      }
    />
  )
}
