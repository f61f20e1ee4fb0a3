import { useTranslation } from '@baithak/platform'
import { ImageWithFallback, OptionCard } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { addOns, packages } from '../model/offers'
import { usePartyDraft } from '../model/party-draft'
import { sceneUrl } from '../samples/scene-images'

export function StepPackage() {
  const { t } = useTranslation()
  const { draft, change } = usePartyDraft()
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3.5">
      <legend className="sr-only">{t('wizard.package')}</legend>
      {packages.map(({ id, price, scene }) => (
        <OptionCard
          key={id}
          type="radio"
          name="package"
          label={t(`offers.packages.${id}.name`)}
          checked={draft.package === id}
          onChange={() => change({ package: id })}
          trailing={
            <ImageWithFallback
              src={sceneUrl(scene)}
              className="h-[118px] w-[clamp(56px,23vw,92px)] rounded-chip narrow:hidden"
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

export function StepAddOns() {
  const { t } = useTranslation()
  const { draft, change } = usePartyDraft()
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="sr-only">{t('wizard.steps.4')}</legend>
      {addOns.map(({ id, price, icon: Icon }) => (
        <OptionCard
          key={id}
          type="checkbox"
          label={t(`offers.addOns.${id}`)}
          checked={draft.addOns.includes(id)}
          onChange={({ target }) => {
            const others = draft.addOns.filter((addOn) => addOn !== id)
            change({ addOns: target.checked ? [...others, id] : others })
          }}
          trailing={<Icon size={24} className="text-acc" />}
        >
          {formatRupees(price)}
        </OptionCard>
      ))}
    </fieldset>
  )
}
