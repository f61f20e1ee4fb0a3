import { SharedElement } from '@baithak/ui'
import type { ReactElement } from 'react'

/** The pass: the strip on Home becomes the card in the wallet, and back. */
export function SharedPass({ children }: { children: ReactElement }) {
  return (
    <SharedElement name="pass" transitionClass="pass">
      {children}
    </SharedElement>
  )
}
