import { Link, useSearchParams, useTranslation } from '@baithak/platform'
import emptyParties from '@baithak/shared/art/empty-parties.svg'
import { useHost } from '@baithak/shared/contract'
import { type PartyEnquiry, sameId, useRecord } from '@baithak/shared/storage'
import { buttonVariants, Canopy, EmptyState, LongList, Screen } from '@baithak/shared/ui'
import { paths } from '../paths'
import { Confirmations } from './confirmations'
import { PartyDetail } from './party-detail'
import { PartyRow } from './party-row'

/** The member's parties, or the one that the address names. */
export function PartiesPage() {
  const { t } = useTranslation('party')
  const enquiries = useRecord(useHost().storage.myParties)
  const [parameters] = useSearchParams()
  const asked = parameters.get('enquiry')
  const chosen = enquiries.find(({ id }) => sameId(id, asked))
  return (
    <>
      <Confirmations enquiries={enquiries} />
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

/** Rows that are rendered together, and the height that most of them have, in pixels. */
const chunk = 2
const rowHeight = 173

const idOf = ({ id }: PartyEnquiry) => id
const showParty = (enquiry: PartyEnquiry) => <PartyRow enquiry={enquiry} />
const rowProps = {
  className: 'relative border-b border-rule py-4 first:pt-1 last:border-b-0',
}

function PartyList({ enquiries }: { enquiries: readonly PartyEnquiry[] }) {
  return (
    <LongList
      name="parties"
      rows={enquiries.toReversed()}
      inPlace
      keyOf={idOf}
      className="px-5"
      {...{ chunk, rowHeight, rowProps }}
    >
      {showParty}
    </LongList>
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
        <Link to={paths.create.path} className={buttonVariants({ variant: 'tonal', size: 'md' })}>
          {t('parties.plan')}
        </Link>
      }
    />
  )
}
