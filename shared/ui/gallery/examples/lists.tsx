import type { Amenity } from '@baithak/domain'
import { Link } from '@baithak/platform'
import { Coffee, Ticket } from 'lucide-react'
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

const ListRowExamples = ({ t }: ExamplesProps) => (
  <>
    <Example name="title; meta; icon; trailing">
      <ul>
        <ListRow title={t('Kala Ghoda Café', 'काला घोड़ा कैफ़े')} />
        <ListRow title={t('Kala Ghoda Café', 'काला घोड़ा कैफ़े')} meta={t('Fort', 'फ़ोर्ट')} />
        <ListRow icon={Coffee} title={t('Filter coffee', 'फ़िल्टर कॉफ़ी')} meta="₹80" />
        <ListRow
          title={t('Invoice', 'बिल')}
          trailing={<Badge tone="ok">{t('Paid', 'चुकाया')}</Badge>}
        />
      </ul>
    </Example>
    <Example name="link, button">
      <ul>
        <ListRow
          icon={Ticket}
          title={t('Coupons', 'कूपन')}
          meta={t('Three to use', 'तीन बाक़ी')}
          render={(row) => <Link to="/" {...row} />}
        />
        <ListRow
          title={t('Language', 'भाषा')}
          render={(row) => <button type="button" {...row} />}
        />
      </ul>
    </Example>
    {['pressed', 'focused'].map((state) => (
      <Example key={state} name={state} {...{ [state]: true }}>
        <ul>
          <ListRow
            icon={Ticket}
            title={t('Coupons', 'कूपन')}
            render={(row) => <Link to="/" {...row} />}
          />
        </ul>
      </Example>
    ))}
    <Example name="long text, all parts">
      <ul>
        <ListRow
          icon={Coffee}
          title={t(
            'The Irani café at the corner of the old flower market',
            'पुराने फूल-बाज़ार के नुक्कड़ वाला ईरानी कैफ़े',
          )}
          meta={t(
            'Open every day from seven in the morning until eleven at night',
            'रोज़ सुबह सात बजे से रात ग्यारह बजे तक खुला',
          )}
          trailing={<Badge>{t('Full', 'भरा')}</Badge>}
          render={(row) => <Link to="/" {...row} />}
        />
      </ul>
    </Example>
  </>
)

const LongListExamples = ({ t }: ExamplesProps) => (
  <>
    <Example name="three rows">
      <LongList rows={fewGuests} keyOf={Number} chunk={12} rowHeight={45}>
        {(guest) => <p className="border-b border-rule py-2.5">{guestName(t, guest)}</p>}
      </LongList>
    </Example>
    <ScreenExample name="100 rows">
      <LongList rows={manyGuests} keyOf={Number} chunk={12} rowHeight={45} className="px-5">
        {(guest) => <p className="border-b border-rule py-2.5">{guestName(t, guest)}</p>}
      </LongList>
    </ScreenExample>
  </>
)

const manyGuests = Array.from({ length: 100 }, (_, index) => index + 1)
const fewGuests = manyGuests.slice(0, 3)
const guestName = (t: ExamplesProps['t'], guest: number) => t(`Guest ${guest}`, `मेहमान ${guest}`)

const FactsExamples = ({ t }: ExamplesProps) => (
  <Example name="one line, several lines, an empty fact is skipped">
    <Facts>
      {t('Fort', 'फ़ोर्ट')}
      {t('2 km', '2 किमी')}
    </Facts>
    <Facts>
      {t('Bandra West, Mumbai', 'बांद्रा पश्चिम, मुंबई')}
      {t('Open until eleven', 'ग्यारह बजे तक खुला')}
      {t('Live music on Fridays', 'शुक्रवार को लाइव संगीत')}
      {t('Dogs welcome', 'कुत्तों का स्वागत')}
    </Facts>
    <Facts className="text-meta text-ink-2">
      {t('Ghazal', 'ग़ज़ल')}
      {''}
      {t('90 minutes', '90 मिनट')}
    </Facts>
  </Example>
)

const SampleMonthExamples = ({ t }: ExamplesProps) => (
  <Example name="closed">
    <SampleMonth
      label={t('See a sample month', 'एक नमूना महीना देखें')}
      note={t('Sample: what a month can look like.', 'नमूना: एक महीना ऐसा दिख सकता है।')}
    >
      <p>{t('Three visits', 'तीन बार आए')}</p>
    </SampleMonth>
  </Example>
)

const SectionHeadingExamples = ({ t }: ExamplesProps) => (
  <Example name="title, action, long title">
    <SectionHeading>{t('Near you', 'आपके पास')}</SectionHeading>
    <SectionHeading action={<SeeAll t={t} />}>{t('Near you', 'आपके पास')}</SectionHeading>
    <SectionHeading action={<SeeAll t={t} />}>
      {t('Cafés with a long table and a socket at every seat', 'लंबी मेज़ और हर सीट पर सॉकेट वाले कैफ़े')}
    </SectionHeading>
  </Example>
)

const SeeAll = ({ t }: ExamplesProps) => (
  <Link to="/" className={textLinkClassName}>
    {t('See all', 'सभी देखें')}
  </Link>
)

const amenityNames: Record<Amenity, [en: string, hi: string]> = {
  wifi: ['Wi-Fi', 'वाई-फ़ाई'],
  sockets: ['Sockets', 'सॉकेट'],
  ac: ['Air conditioning', 'एसी'],
  food: ['Food', 'खाना'],
  quiet: ['Quiet', 'शांत'],
}

const AmenityIconExamples = ({ t }: ExamplesProps) => (
  <Example name="all" row>
    {Object.entries(amenityNames).map(([amenity, [en, hi]]) => {
      const Icon = amenityIcons[amenity as Amenity]
      return (
        <span key={amenity} className="inline-flex items-center gap-2">
          <Icon size={20} strokeWidth={1.75} aria-hidden className="text-acc" />
          <span>{t(en, hi)}</span>
        </span>
      )
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
