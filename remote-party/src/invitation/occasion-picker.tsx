import { useTranslation } from '@baithak/platform'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import because from '@baithak/ui/art/occasion-because.svg'
import birthday from '@baithak/ui/art/occasion-birthday.svg'
import farewell from '@baithak/ui/art/occasion-farewell.svg'
import haldi from '@baithak/ui/art/occasion-haldi.svg'
import { Check } from 'lucide-react'

export const occasions = ['birthday', 'haldi', 'farewell', 'because'] as const
export type Occasion = (typeof occasions)[number]

/** The drawings, 260 × 300. */
export const occasionArt: Record<Occasion, string> = { birthday, haldi, farewell, because }

export const occasionSchema = v.picklist(occasions)

/** The drawing on the card of a party. */
export const occasionRecord = (partyId: string): RecordDefinition<Occasion> => ({
  key: `draft:occasion:${partyId}`,
  schema: occasionSchema,
  fallback: 'because',
})

interface OccasionPickerProps {
  value: Occasion
  onValueChange: (occasion: Occasion) => void
}

export function OccasionPicker({ value, onValueChange }: OccasionPickerProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="flex flex-wrap justify-center gap-x-3 gap-y-2 px-5">
      <legend className="sr-only">{t('invitation.occasion.label')}</legend>
      {occasions.map((occasion) => (
        <label
          key={occasion}
          className="relative flex w-18 flex-col gap-1.5 rounded-chip text-center text-meta text-ink-2 has-checked:font-title has-checked:text-acc-deep outline-within @max-[22rem]:w-15"
        >
          <input
            type="radio"
            name="occasion"
            value={occasion}
            checked={occasion === value}
            onChange={() => onValueChange(occasion)}
            className="peer absolute inset-0 size-full opacity-0"
          />
          <img
            src={occasionArt[occasion]}
            alt=""
            width={260}
            height={300}
            className="h-20 w-full rounded-t-[36px] rounded-b-chip border-3 border-milk object-cover outline-2 outline-rule-2 peer-checked:outline-3 peer-checked:outline-acc"
          />
          <span
            aria-hidden
            className="absolute -top-1 -right-1 hidden size-6 place-items-center rounded-full border-2 border-milk bg-acc text-on-acc peer-checked:grid"
          >
            <Check size={14} strokeWidth={3} />
          </span>
          <span>{t(`invitation.occasion.${occasion}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
