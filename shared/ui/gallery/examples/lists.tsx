import { amenities } from '@baithak/domain'
import { Link } from '@baithak/platform'
import { Ticket } from 'lucide-react'
import {
  amenityIcons,
  Badge,
  Facts,
  ListRow,
  LongList,
  SampleMonth,
  SectionHeading,
  textLinkClassName,
} from '../../components'
import { Example, type ExamplesProps, ScreenExample } from '../example'

function ListRowExamples({ t, long }: ExamplesProps) {
  const title = t('Coupons', 'कूपन')
  const trailing = <Badge tone="ok">{t('Paid', 'चुकाया')}</Badge>
  return (
    <>
      <Example name="title; meta; icon; trailing; long text">
        <ul>
          <ListRow title={title} />
          <ListRow title={title} meta={t('Three to use', 'तीन बाक़ी')} />
          <ListRow title={title} icon={Ticket} />
          <ListRow title={title} trailing={trailing} />
          <ListRow title={long} icon={Ticket} meta={long} trailing={trailing} />
        </ul>
      </Example>
      <Example name="link, button">
        <ul>
          <ListRow icon={Ticket} title={title} render={(row) => <Link to="/" {...row} />} />
          <ListRow title={title} render={(row) => <button type="button" {...row} />} />
        </ul>
      </Example>
    </>
  )
}

const guests = Array.from({ length: 100 }, (_, index) => index + 1)

const LongListExamples = ({ t }: ExamplesProps) => (
  <ScreenExample name="100 rows">
    <LongList rows={guests} keyOf={Number} chunk={12} rowHeight={45} className="px-5">
      {(guest) => (
        <p className="border-b border-rule py-2.5">{t(`Guest ${guest}`, `मेहमान ${guest}`)}</p>
      )}
    </LongList>
  </ScreenExample>
)

const FactsExamples = ({ t, long }: ExamplesProps) => (
  <Example name="one line, several lines, an empty fact is skipped">
    <Facts>
      {t('Fort', 'फ़ोर्ट')}
      {''}
      {t('2 km', '2 किमी')}
    </Facts>
    <Facts className="text-meta text-ink-2">
      {t('Fort', 'फ़ोर्ट')}
      {long}
      {t('2 km', '2 किमी')}
    </Facts>
  </Example>
)

const SampleMonthExamples = ({ t, long }: ExamplesProps) => (
  <Example name="closed">
    <SampleMonth label={t('See a sample month', 'एक नमूना महीना देखें')} note={long}>
      <p>{t('Three visits', 'तीन बार आए')}</p>
    </SampleMonth>
  </Example>
)

function SectionHeadingExamples({ t, long }: ExamplesProps) {
  const action = (
    <Link to="/" className={textLinkClassName}>
      {t('See all', 'सभी देखें')}
    </Link>
  )
  return (
    <Example name="title, action, long title">
      <SectionHeading>{t('Near you', 'आपके पास')}</SectionHeading>
      <SectionHeading action={action}>{t('Near you', 'आपके पास')}</SectionHeading>
      <SectionHeading action={action}>{long}</SectionHeading>
    </Example>
  )
}

const AmenityIconExamples = () => (
  <Example name="all" row>
    {amenities.map((amenity) => {
      const Icon = amenityIcons[amenity]
      return <Icon key={amenity} size={20} strokeWidth={1.75} className="text-acc" />
    })}
  </Example>
)

export const listExamples = {
  ListRow: ListRowExamples,
  LongList: LongListExamples,
  SampleMonth: SampleMonthExamples,
  Facts: FactsExamples,
  SectionHeading: SectionHeadingExamples,
  amenityIcons: AmenityIconExamples,
}
