import { modeLifecycles } from '@baithak/platform'
import type { ComponentType } from 'react'
import { contractVersion, type Host, type Language, type ModeProps } from './contract/contract'

type LoadTranslations = () => Promise<{ default: object }>

/** The argument of `defineMode`, in a mode's `src/mode.ts`. */
interface ModeDefinition {
  /** A chunk a language: only the visitor's is fetched. */
  translations: Record<Language, LoadTranslations>
  /** The mode's screens, fetched when it is mounted. */
  root: () => Promise<{ default: ComponentType<ModeProps> }>
  /** Publishes what the member has ahead while the mode is mounted; fetched after its first screen. */
  agenda?: () => Promise<{ publish(host: Host): () => void }>
}

/** The code of a mode: single-spa lifecycles, and the data that the shell reads before it mounts them. */
export interface Mode extends ReturnType<typeof modeLifecycles> {
  contract: number
  translations: ModeDefinition['translations']
}

/** Turns a mode's root into single-spa lifecycles that any single-spa host can mount. */
export function defineMode({ translations, root, agenda }: ModeDefinition): Mode {
  const lifecycles = modeLifecycles(root)
  const stops = new Map<string, () => void>()
  const mount: typeof lifecycles.mount = async (props) => {
    await lifecycles.mount(props)
    let isOver = false
    stops.set(props.name, () => {
      isOver = true
    })
    const publish = async () => {
      const loaded = await agenda?.()
      if (loaded && !isOver) stops.set(props.name, loaded.publish(props.host))
    }
    // What is published is a part that can fail alone.
    publish().catch(() => {})
  }
  const unmount: typeof lifecycles.unmount = (props) => {
    stops.get(props.name)?.()
    stops.delete(props.name)
    return lifecycles.unmount(props)
  }
  return { ...lifecycles, mount, unmount, contract: contractVersion, translations }
}
