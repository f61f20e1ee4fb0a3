import { modeLifecycles } from '@baithak/platform'
import type { ComponentType } from 'react'
import { contractVersion, type Language, type ModeProps } from './contract/contract'

type LoadTranslations = () => Promise<{ default: object }>

/** The argument of `defineMode`, in a mode's `src/mode.ts`. */
interface ModeDefinition {
  /** A chunk a language: only the visitor's is fetched. */
  translations: Record<Language, LoadTranslations>
  /** The mode's screens, fetched when it is mounted. */
  root: () => Promise<{ default: ComponentType<ModeProps> }>
}

/** The code of a mode: single-spa lifecycles, and the data that the shell reads before it mounts them. */
export interface Mode extends ReturnType<typeof modeLifecycles> {
  contract: number
  translations: ModeDefinition['translations']
}

/** Turns a mode's root into single-spa lifecycles that any single-spa host can mount. */
export const defineMode = ({ translations, root }: ModeDefinition): Mode => ({
  ...modeLifecycles(root),
  contract: contractVersion,
  translations,
})
