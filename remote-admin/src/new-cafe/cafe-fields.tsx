import { amenities } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { amenityIcons, Chip, SegmentedControl, TextField } from '@baithak/ui'
import type { CafeForm, RequiredField } from './cafe-record'

interface CafeFieldsProps {
  form: CafeForm
  onChange: (part: Partial<CafeForm>) => void
  /** Required fields with an error message. */
  missing: readonly RequiredField[]
}

const texts = [
  { name: 'name', required: true },
  { name: 'city' },
  { name: 'address', required: true, maxLength: 500 },
  { name: 'contact', type: 'tel', enterKeyHint: 'done' },
] as const

const isOneOf = (fields: readonly RequiredField[], name: keyof CafeForm): name is RequiredField =>
  fields.some((field) => field === name)

/** The fields of a café, except its images. */
export function CafeFields({ form, onChange, missing }: CafeFieldsProps) {
  const { t } = useTranslation()

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {texts.map(({ name, ...props }) => (
        <TextField
          key={name}
          label={t(`newCafe.${name}`)}
          name={name}
          autoComplete="off"
          enterKeyHint="next"
          {...props}
          className={name === 'address' ? 'sm:col-span-2' : ''}
          placeholder={name === 'address' ? t('newCafe.addressHint') : undefined}
          value={form[name]}
          error={isOneOf(missing, name) && t(`newCafe.${name}Missing`)}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
      <div>
        <span aria-hidden className="mb-1.5 block text-meta font-label">
          {t('newCafe.category')}
        </span>
        <SegmentedControl
          label={t('newCafe.category')}
          segments={[
            { value: 'Silver', label: t('tier.Silver') },
            { value: 'Gold', label: t('tier.Gold') },
          ]}
          value={form.category}
          onValueChange={(category) => onChange({ category })}
        />
      </div>
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-1.5 text-meta font-label">{t('newCafe.amenities')}</legend>
        <div className="flex flex-wrap gap-2 *:flex-auto">
          {amenities.map((amenity) => {
            const selected = form.amenities.includes(amenity)
            return (
              <Chip
                key={amenity}
                icon={amenityIcons[amenity]}
                selected={selected}
                onClick={() =>
                  onChange({
                    amenities: selected
                      ? form.amenities.filter((each) => each !== amenity)
                      : [...form.amenities, amenity],
                  })
                }
              >
                {t(`amenities.${amenity}`)}
              </Chip>
            )
          })}
        </div>
      </fieldset>
    </div>
  )
}
