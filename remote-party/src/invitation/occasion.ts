import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import because from '@baithak/ui/art/occasion-because.svg'
import birthday from '@baithak/ui/art/occasion-birthday.svg'
import farewell from '@baithak/ui/art/occasion-farewell.svg'
import haldi from '@baithak/ui/art/occasion-haldi.svg'

export const occasions = ['birthday', 'haldi', 'farewell', 'because'] as const
export type Occasion = (typeof occasions)[number]

/** The drawing of each, 260 × 300. */
export const occasionArt: Record<Occasion, string> = { birthday, haldi, farewell, because }

export const occasionSchema = v.picklist(occasions)

/** What the card of a party shows. */
export const occasionRecord = (partyId: string): RecordDefinition<Occasion> => ({
  key: `draft:occasion:${partyId}`,
  schema: occasionSchema,
  fallback: 'because',
})
