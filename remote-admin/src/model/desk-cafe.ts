import { v } from '@baithak/storage/schema'

/** The id of the café at whose counter this device stands. */
export const deskCafeRecord = { key: 'draft:desk-cafe', schema: v.string(), fallback: '' }
