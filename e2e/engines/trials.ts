import type { Visitor } from './visitor'

/** One route or journey, tried in every engine; it throws what is wrong. */
export interface Trial {
  group: string
  name: string
  run(visitor: Visitor): Promise<void>
}
