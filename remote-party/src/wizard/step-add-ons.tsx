import { useTranslation } from '@baithak/platform'
import { CheckMark } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { useId } from 'react'
import { addOnIcons } from '../model/add-on-icons'
import { type AddOnId, addOns } from '../model/offers'
import { usePartyDraft } from './use-party-draft'

/** Step 4: the add-ons. */
export function StepAddOns() {
  const { t } = useTranslation('party')
  const { draft, change } = usePartyDraft()
  const baseId = useId()
  const toggle = (id: AddOnId, isChecked: boolean) =>
    change({
      addOns: isChecked ? [...draft.addOns, id] : draft.addOns.filter((addOn) => addOn !== id),
    })
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('wizard.steps.4')}</legend>
      {addOns.map(({ id, price }) => {
        const Icon = addOnIcons[id]
        const fieldId = `${baseId}-${id}`
        return (
          <label
            key={id}
            htmlFor={fieldId}
            className="group flex min-h-[76px] items-center gap-4 border-b border-rule py-3.5 last:border-b-0"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-control bg-malai text-ink-2 group-has-checked:bg-acc-tint group-has-checked:text-acc @max-[16rem]:hidden">
              <Icon size={24} strokeWidth={1.75} />
            </span>
            <span className="min-w-0 flex-1">
              <span id={`${fieldId}-name`} className="block text-h3">
                {t(`offers.addOns.${id}`)}
              </span>
              <span id={`${fieldId}-price`} className="tabular block text-body-2 text-ink-2">
                {formatRupees(price)}
              </span>
            </span>
            <CheckMark
              type="checkbox"
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
