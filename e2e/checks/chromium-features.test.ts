import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { disabledFeatures } from './chromium-features'

it('the browser of the tests goes without all that Playwright keeps off', () => {
  const file = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle')
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? []
  const byPlaywright = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(byPlaywright.length).toBeGreaterThan(10)
  expect(disabledFeatures).toEqual(expect.arrayContaining(byPlaywright))
})
