import type { EngineDriver } from './engine-driver'

/** A route or journey that runs in every engine; it throws on failure. */
export interface Trial {
  group: string
  name: string
  run(driver: EngineDriver): Promise<void>
}
