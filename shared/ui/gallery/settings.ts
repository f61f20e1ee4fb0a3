import type { Language } from '@baithak/contract'
import { type ModeId, modeIds } from '@baithak/contract/modes'
import { useState } from 'react'

export interface Settings {
  language: Language
  /** Sets the accent; `shared` is the shell's own. */
  mode: 'shared' | ModeId
  width: 'phone' | 'free'
  theme: 'light' | 'dark'
  /** What a pointer or the keyboard is doing to every component. */
  state: 'rest' | 'pressed' | 'focused'
}

export const settingValues = {
  language: ['en', 'hi'],
  mode: ['shared', ...modeIds],
  width: ['phone', 'free'],
  theme: ['light', 'dark'],
  state: ['rest', 'pressed', 'focused'],
} as const

/** The settings of a query string; the first value is the default. */
function parseSettings(search: string): Settings {
  const params = new URLSearchParams(search)
  const parse = <Value extends string>(name: string, values: readonly [Value, ...Value[]]) =>
    values.find((value) => value === params.get(name)) ?? values[0]
  return {
    language: parse('language', settingValues.language),
    mode: parse('mode', settingValues.mode),
    width: parse('width', settingValues.width),
    theme: parse('theme', settingValues.theme),
    state: parse('state', settingValues.state),
  }
}

/** The settings and their setter, stored in the URL. */
export function useSettings() {
  const [settings, setSettings] = useState(() => parseSettings(location.search))
  const update = (changes: Partial<Settings>) => {
    const next = { ...settings, ...changes }
    setSettings(next)
    history.replaceState(null, '', `?${new URLSearchParams({ ...next })}${location.hash}`)
  }
  return [settings, update] as const
}
