import { type ByLanguage, byLanguage, contractVersion, type ModeProps } from '@baithak/contract'
import { modeLifecycles } from '@baithak/platform'
import type { AppStorage } from '@baithak/storage'
import type { ComponentType } from 'react'

type LoadTranslations = () => Promise<{ default: object }>

/** The argument of `defineMode`, in a mode's `src/mode.ts`. */
interface ModeDefinition {
  /** `import.meta.glob('./locales/*.json')`: a chunk a language, of which only the visitor's is fetched. */
  translations: Record<string, () => Promise<unknown>>
  /** The mode's screens. */
  root: ComponentType<ModeProps>
  /** Publishes what the member has ahead until it is stopped; fetched after the first screen. */
  agenda?: () => Promise<{ publish(storage: AppStorage): () => void }>
}

/** The code of a mode: single-spa lifecycles, and the data that the shell reads before it mounts them. */
export interface Mode extends ReturnType<typeof modeLifecycles> {
  contract: number
  translations: ByLanguage<LoadTranslations>
  agenda?: ModeDefinition['agenda']
}

/** Turns a mode's root into single-spa lifecycles that any single-spa host can mount. */
export const defineMode = ({ root, translations, ...data }: ModeDefinition): Mode => ({
  ...modeLifecycles(async () => ({ default: root })),
  contract: contractVersion,
  translations: byLanguage(translations as Record<string, LoadTranslations>),
  ...data,
})
