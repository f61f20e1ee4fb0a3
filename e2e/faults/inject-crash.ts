import { replaceRoot } from '@baithak/tools/testing/copy-release'
import type { Page } from '@playwright/test'

export type Crash = 'rendering' | 'event' | 'effect' | 'unmounting'

/** Adds a component beside the mode's root that crashes on demand; it uses the React instance that the shell shares. */
export const withCrashSwitch = replaceRoot(
  (realRoot) => `
const { default: Root } = await ${realRoot}
const shares = Object.values(await import('../remoteEntry.js')).find((value) => value.react)
const { createElement, Fragment, useEffect, useState } = shares.react
const fail = (crash) => { throw new Error('injected crash: ' + crash) }

function CrashSwitch() {
  const [crash, setCrash] = useState('')
  useEffect(() => {
    const handleCrash = ({ detail }) => setCrash(detail)
    addEventListener('inject-crash', handleCrash)
    return () => removeEventListener('inject-crash', handleCrash)
  }, [])
  useEffect(() => {
    if (crash === 'effect') fail(crash)
    return () => { if (crash === 'unmounting') fail(crash) }
  }, [crash])
  if (crash === 'rendering') fail(crash)
  return crash === 'event' &&
    createElement('button', { style: { position: 'fixed', insetInline: 0, top: 0, zIndex: 99 }, onClick: () => fail(crash) }, 'Crash')
}

export default (props) => createElement(Fragment, null, createElement(Root, props), createElement(CrashSwitch))
`,
)

export async function injectCrash(page: Page, crash: Crash) {
  await page.evaluate(
    (detail) => dispatchEvent(new CustomEvent('inject-crash', { detail })),
    crash as string,
  )
  if (crash === 'event') await page.getByRole('button', { name: 'Crash' }).click()
}
