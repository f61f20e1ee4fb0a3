import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

/** The themes that a visitor can choose. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeRecord: RecordDefinition<Theme> = {
  key: 'theme',
  schema: v.picklist(themes),
  fallback: 'system',
  isText: true,
}
