import { useTranslation } from '@baithak/platform'
import { Checkbox, ImageWithFallback, OptionCard } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { useId } from 'react'
import { type AddOnId, addOns, packages } from '../model/offers'
import { usePartyDraft } from '../model/party-draft'
import { sceneImageOf } from '../samples/scene-images'

/** Step 3: the package. */
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
              src={sceneImageOf(scene)}
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

/** Step 4: the add-ons. */
export function StepAddOns() {
  const { t } = useTranslation()
  const { draft, change } = usePartyDraft()
  const baseId = useId()
  const toggle = (id: AddOnId, isChecked: boolean) =>
    change({
      addOns: isChecked ? [...draft.addOns, id] : draft.addOns.filter((addOn) => addOn !== id),
    })
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('wizard.steps.4')}</legend>
      {addOns.map(({ id, price, icon: Icon }) => {
        const fieldId = `${baseId}-${id}`
        return (
          <label
            key={id}
            htmlFor={fieldId}
            className="group flex min-h-[76px] items-center gap-4 border-b border-rule py-3.5 last:border-b-0"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-control bg-malai text-ink-2 group-has-checked:bg-acc-tint group-has-checked:text-acc narrow:hidden">
              <Icon size={24} />
            </span>
            <span className="min-w-0 flex-1">
              <span id={`${fieldId}-name`} className="block text-h3">
                {t(`offers.addOns.${id}`)}
              </span>
              <span id={`${fieldId}-price`} className="tabular block text-body-2 text-ink-2">
                {formatRupees(price)}
              </span>
            </span>
            <Checkbox
              id={fieldId}
              aria-labelledby={`${fieldId}-name`}
              aria-describedby={`${fieldId}-price`}
              checked={draft.addOns.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          </label>
        )
      })}
    </fieldset>
  )
}
