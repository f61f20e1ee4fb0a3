import { sameId } from '@baithak/domain'
import { startOfTomorrow } from '@baithak/domain/indian-time'
import { useHost, useSearchParams, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import {
  ButtonLink,
  Canopy,
  EmptyState,
  LongList,
  Screen,
  SectionHeading,
  useClock,
} from '@baithak/ui'
import emptyParties from '@baithak/ui/art/empty-parties.svg'
import { formatCount } from '@baithak/ui/format'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { useVenueByName } from '../model/use-translate-venue'
import { paths } from '../paths'
import { EnquiryDetails } from './enquiry-details'
import { EnquiryRow, NextPartyTicket } from './enquiry-row'
import { groupEnquiries } from './enquiry-status'
import { useSimulatedConfirmations } from './use-simulated-confirmations'

/** The member's enquiries, or the details of the one in the URL. */
export function MyPartiesPage() {
  const { t } = useTranslation()
  const enquiries = useRecord(useHost().storage.record(myPartiesRecord))
  const [searchParams] = useSearchParams()
  const selectedId = searchParams.get('enquiry')
  const selected = enquiries.find(({ id }) => sameId(id, selectedId))
  const confirmed = useSimulatedConfirmations(enquiries)
  return (
    <>
      <News confirmed={confirmed} />
      {selected ? (
        <EnquiryDetails enquiry={selected} />
      ) : (
        <Screen key="list" title={t('parties.title')} top={<Canopy mode="party" slim />}>
          {enquiries.length > 0 ? (
            <GroupedEnquiries enquiries={enquiries} />
          ) : (
            <EmptyState
              className="pt-10"
              image={emptyParties}
              title={t('parties.none')}
              action={
                <ButtonLink to={paths.create.path} variant="tonal" size="md">
                  {t('parties.plan')}
                </ButtonLink>
              }
            />
          )}
        </Screen>
      )}
    </>
  )
}

/** The next party as a ticket, the others in groups. */
function GroupedEnquiries({ enquiries }: { enquiries: readonly PartyEnquiry[] }) {
  const { t } = useTranslation()
  const now = useClock(startOfTomorrow(new Date()).getTime())
  const { next, ...groups } = groupEnquiries(enquiries, now)
  return (
    <>
      {next && <NextPartyTicket key={next.id} enquiry={next} />}
      {(['upcoming', 'past', 'cancelled'] as const).map(
        (group) =>
          groups[group].length > 0 && (
            <section key={group} aria-labelledby={`parties-${group}`} className="mt-4">
              <SectionHeading id={`parties-${group}`} className="px-5">
                {t(`parties.groups.${group}`)}
              </SectionHeading>
              <LongList
                rows={groups[group]}
                keyOf={({ id }) => id}
                className="px-5"
                rowProps={{
                  className: 'relative border-b border-rule py-4 first:pt-1 last:border-b-0',
                }}
              >
                {(enquiry) => <EnquiryRow enquiry={enquiry} />}
              </LongList>
            </section>
          ),
      )}
    </>
  )
}

/** Further venues that confirm at the same time are announced as a number. */
const maxNames = 3

/** Announces confirmed enquiries to screen readers. */
function News({ confirmed }: { confirmed: readonly PartyEnquiry[] }) {
  const { t } = useTranslation()
  const venueByName = useVenueByName()
  const venues = confirmed.slice(0, maxNames).map(({ venueName }) => venueByName(venueName).name)
  if (confirmed.length > maxNames) venues.push(`+${formatCount(confirmed.length - maxNames)}`)
  return (
    <p role="status" className="sr-only">
      {venues.length > 0 &&
        t('parties.news', {
          venue: venues.join(', '),
          status: t('parties.status.Confirmed - Pay Now'),
        })}
    </p>
  )
}
