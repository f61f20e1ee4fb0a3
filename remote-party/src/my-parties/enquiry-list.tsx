import { startOfTomorrow } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
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
import type { PartyEnquiry } from '../model/party-enquiry'
import { paths } from '../paths'
import { EnquiryRow, NextPartyTicket } from './enquiry-row'
import { groupEnquiries } from './enquiry-status'

/** My Parties: the next party as a ticket, the others in groups. */
export function EnquiryList({ enquiries }: { enquiries: readonly PartyEnquiry[] }) {
  const { t } = useTranslation()
  const now = useClock(startOfTomorrow(new Date()).getTime())
  const { next, ...groups } = groupEnquiries(enquiries, now)
  return (
    <Screen titled title={t('parties.title')} top={<Canopy mode="party" slim />}>
      {enquiries.length === 0 && (
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
    </Screen>
  )
}
