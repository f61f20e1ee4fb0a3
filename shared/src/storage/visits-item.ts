import { v } from '../schema'
import type { ItemDefinition } from './app-storage'
import { type Visit, visitSchema } from './entities/visit'

/** The newest first. An item rather than a record of its own, so that shells of earlier releases have it too. */
export const visitsItem: ItemDefinition<Visit[]> = {
  name: 'visits',
  schema: v.array(visitSchema),
  fallback: [],
}
