import type { AdminCafe } from './admin-cafe'

const accents = /[\u0300-\u036f]/g

const folded = (text: string) => text.normalize('NFD').replace(accents, '').toLowerCase()

/** The cafés whose name, in either language, or city contains the text, in whichever case. */
export function searchCafes(cafes: readonly AdminCafe[], text: string): AdminCafe[] {
  const wanted = folded(text.trim())
  return cafes.filter(({ name, alias, city }) =>
    [name, alias, city].some((words) => folded(words).includes(wanted)),
  )
}
