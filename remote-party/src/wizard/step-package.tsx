import { useTranslation } from '@baithak/platform'
import { ImageWithFallback, OptionCard } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { type PackageId, packages } from '../model/offers'
import { sceneImageOf } from '../model/scene-images'
import { usePartyDraft } from './use-party-draft'

const scenes: Record<PackageId, string> = {
  perHead: 'booth-terracotta',
  buffet: 'dining-marigold',
}

/** Step 3: the package. */
export function StepPackage() {
  const { t } = useTranslation('party')
  const { draft, change } = usePartyDraft()
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3.5">
      <legend className="sr-only">{t('wizard.package')}</legend>
      {packages.map(({ id, price }) => (
        <OptionCard
          key={id}
          type="radio"
          name="package"
          label={t(`offers.packages.${id}.name`)}
          checked={draft.package === id}
          onChange={() => change({ package: id })}
          trailing={
            <ImageWithFallback
              src={sceneImageOf(scenes[id])}
              className="h-[118px] w-[clamp(56px,23vw,92px)] rounded-chip @max-[16rem]:hidden"
            />
          }
        >
          {t(`offers.packages.${id}.list`, { returnObjects: true }).map((line) => (
            <span key={line} className="block py-0.5">
              {line}
            </span>
          ))}
          <span className="mt-2 block">
            <b className="tabular text-[1.375rem] leading-7 font-figure text-ink">
              {formatRupees(price)}
            </b>
            <span>{` ${t('common.perPerson')}`}</span>
          </span>
        </OptionCard>
      ))}
    </fieldset>
  )
}
