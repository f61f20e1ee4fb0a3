import type { CSSProperties } from 'react'
import type { ModeCard } from './manifest'

/** The accent of a mode's release, over that of the shell's style sheet. */
export const cardColours = ({ colours }: Pick<ModeCard, 'colours'>) =>
  ({
    '--acc': colours.accent,
    '--acc-deep': colours.deep,
    '--acc-tint': colours.tint,
    '--acc-bright': colours.bright,
  }) as CSSProperties
