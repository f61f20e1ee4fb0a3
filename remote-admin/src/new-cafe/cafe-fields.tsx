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

/** All fields of a café but its images. */
export function CafeFields({ form, onChange, missing }: CafeFieldsProps) {
  const { t } = useTranslation('admin')

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={t('newCafe.name')}
        name="name"
        required
        autoComplete="off"
        enterKeyHint="next"
        value={form.name}
        error={missing.includes('name') && t('newCafe.nameMissing')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={t('newCafe.city')}
        name="city"
        autoComplete="off"
        enterKeyHint="next"
        value={form.city}
        onChange={(event) => onChange({ city: event.target.value })}
      />
      <TextField
        className="sm:col-span-2"
        label={t('newCafe.address')}
        name="address"
        required
        autoComplete="off"
        enterKeyHint="next"
        placeholder={t('newCafe.addressHint')}
        maxLength={500}
        value={form.address}
        error={missing.includes('address') && t('newCafe.addressMissing')}
        onChange={(event) => onChange({ address: event.target.value })}
      />
      <TextField
        label={t('newCafe.contact')}
        name="contact"
        type="tel"
        autoComplete="off"
        enterKeyHint="done"
        value={form.contact}
        onChange={(event) => onChange({ contact: event.target.value })}
      />
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
          onChange={(category) => onChange({ category })}
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
