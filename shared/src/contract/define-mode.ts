import { modeLifecycles } from '@baithak/platform'
import type { ComponentType } from 'react'
import { contractVersion, type Language, type ModeProps } from './contract'

type Texts = () => Promise<{ default: object }>

/** What a mode's `src/mode.ts` gives. */
export interface ModeDefinition {
  /** The mode's texts, a chunk a language: only the visitor's is fetched. */
  translations: Record<Language, Texts>
  /** The mode's screens, fetched when it is mounted. */
  root: () => Promise<{ default: ComponentType<ModeProps> }>
}

/** The code face of a mode: single-spa lifecycles, and what the shell asks before it mounts them. */
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
