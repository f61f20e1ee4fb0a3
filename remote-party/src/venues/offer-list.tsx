import { useTranslation } from '@baithak/platform'
import { ListRow, SectionHeading } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { addOnIcons } from '../model/add-on-icons'
import { addOns, packages } from '../model/offers'

/** Packages and add-ons with their prices. */
export function OfferList({ pricePerHead }: { pricePerHead: number }) {
  const { t } = useTranslation('party')
  return (
    <>
      <section className="mt-5">
        <SectionHeading>{t('venue.packages')}</SectionHeading>
        <p className="tabular mb-2 text-meta text-ink-2">
          {t('venue.perHead', { price: formatRupees(pricePerHead) })}
        </p>
        <ul className="-mt-1.5">
          {packages.map(({ id, price }) => (
            <li
              key={id}
              className="flex list-none items-start justify-between gap-4 @max-[16rem]:flex-wrap border-b border-rule py-3 last:border-b-0"
            >
              <div className="min-w-0">
                <h3 className="text-h3">{t(`offers.packages.${id}.name`)}</h3>
                <p className="text-body-2 text-ink-2">{t(`offers.packages.${id}.details`)}</p>
              </div>
              <p className="shrink-0 text-right">
                <b className="tabular block text-h3 font-figure">{formatRupees(price)}</b>
                <span className="text-meta text-ink-2">{t('common.perPerson')}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-5">
        <SectionHeading>{t('venue.addOns')}</SectionHeading>
        <ul className="-mt-1.5">
          {addOns.map(({ id, price }) => (
            <ListRow
              key={id}
              icon={addOnIcons[id]}
              title={t(`offers.addOns.${id}`)}
              trailing={<b className="tabular text-body font-heading">{formatRupees(price)}</b>}
            />
          ))}
        </ul>
      </section>
    </>
  )
}
