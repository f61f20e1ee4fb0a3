import type { CSSProperties } from 'react'
import type { ModeCard } from './manifest'

/** The accent of a mode that is not in the shell's own style sheet. */
export const cardColours = ({ colours }: ModeCard) =>
  ({
    '--acc': colours.accent,
    '--acc-deep': colours.deep,
    '--acc-tint': colours.tint,
    '--acc-bright': colours.bright,
  }) as CSSProperties
