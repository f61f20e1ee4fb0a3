import type { Page } from '@playwright/test'
import { replaceRoot } from './edited-release'

export type Crash = 'rendering' | 'event' | 'effect' | 'unmounting'

/** The real mode with a lever beside its screens; React is the one that the shell shares. */
export const withCrashSwitch = replaceRoot(
  (realRoot) => `
const { default: Root } = await ${realRoot}
const shares = globalThis.__FEDERATION__.__INSTANCES__[0].shareScopeMap.default
const [react] = Object.values(shares.react)
const { createElement, Fragment, useEffect, useState } = await (react.lib ?? (await react.get()))()
const fall = (when) => { throw new Error('the lever was pulled: ' + when) }

function Lever() {
  const [pulled, setPulled] = useState('')
  useEffect(() => {
    const pull = ({ detail }) => setPulled(detail)
    addEventListener('pull-lever', pull)
    return () => removeEventListener('pull-lever', pull)
  }, [])
  useEffect(() => {
    if (pulled === 'effect') fall(pulled)
    return () => { if (pulled === 'unmounting') fall(pulled) }
  }, [pulled])
  if (pulled === 'rendering') fall(pulled)
  return pulled === 'event' &&
    createElement('button', { style: { position: 'fixed', insetInline: 0, top: 0 }, onClick: () => fall(pulled) }, 'Fall')
}

export default (props) => createElement(Fragment, null, createElement(Root, props), createElement(Lever))
`,
)

export async function injectCrash(page: Page, crash: Crash) {
  await page.evaluate(
    (detail) => dispatchEvent(new CustomEvent('pull-lever', { detail })),
    crash as string,
  )
  if (crash === 'event') await page.getByRole('button', { name: 'Fall' }).click()
}
