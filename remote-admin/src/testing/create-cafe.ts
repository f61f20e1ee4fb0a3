import { type AdminCafe, blankCafe } from '../model/admin-cafe'

export const createCafe = (part: Partial<AdminCafe>): AdminCafe => {
  const name = part.name ?? ''
  return { ...blankCafe, id: name || 'cafe', alias: name, ...part }
}
