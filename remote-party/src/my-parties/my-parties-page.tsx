import { Link, useHost, useSearchParams, useTranslation } from '@baithak/platform'
import emptyParties from '@baithak/shared/art/empty-parties.svg'
import { type PartyEnquiry, sameId, useRecord } from '@baithak/shared/storage'
import { buttonVariants, Canopy, EmptyState, LongList, Screen } from '@baithak/shared/ui'
import { paths } from '../paths'
import { ConfirmationAnnouncer } from './confirmation-announcer'
import { EnquiryDetails } from './enquiry-details'
import { EnquiryRow } from './enquiry-row'
import { useSimulatedConfirmations } from './use-simulated-confirmations'

/** The member's enquiries, or the details of the one in the URL. */
export function MyPartiesPage() {
  const { t } = useTranslation('party')
  const enquiries = useRecord(useHost().storage.myParties)
  const [searchParams] = useSearchParams()
  const selectedId = searchParams.get('enquiry')
  const selected = enquiries.find(({ id }) => sameId(id, selectedId))
  useSimulatedConfirmations(enquiries)
  return (
    <>
      <ConfirmationAnnouncer enquiries={enquiries} />
      {selected ? (
        <EnquiryDetails enquiry={selected} />
      ) : (
        <Screen key="list" title={t('parties.title')} top={<Canopy mode="party" slim />}>
          {enquiries.length > 0 ? <EnquiryList enquiries={enquiries} /> : <NoEnquiries />}
        </Screen>
      )}
    </>
  )
}

/** Rows per chunk; the usual height of a row in pixels. */
const listSize = { chunk: 2, rowHeight: 173 }
const rowProps = {
  className: 'relative border-b border-rule py-4 first:pt-1 last:border-b-0',
}
const idOf = ({ id }: PartyEnquiry) => id
const renderEnquiry = (enquiry: PartyEnquiry) => <EnquiryRow enquiry={enquiry} />

function EnquiryList({ enquiries }: { enquiries: readonly PartyEnquiry[] }) {
  return (
    <LongList
      name="parties"
      rows={enquiries.toReversed()}
      inPlace
      keyOf={idOf}
      className="px-5"
      {...listSize}
      rowProps={rowProps}
    >
      {renderEnquiry}
    </LongList>
  )
}

function NoEnquiries() {
  const { t } = useTranslation('party')
  return (
    <EmptyState
      className="pt-10"
      picture={emptyParties}
      title={t('parties.none')}
      action={
        <Link to={paths.create.path} className={buttonVariants({ variant: 'tonal', size: 'md' })}>
          {t('parties.plan')}
        </Link>
      }
    />
  )
}
