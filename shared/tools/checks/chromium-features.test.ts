import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { disabledFeatures } from './chromium-features'

it('every feature that Playwright disables is disabled', () => {
  const file = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle')
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? []
  const playwrightFeatures = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(playwrightFeatures.length).toBeGreaterThan(10)
  expect(disabledFeatures).toEqual(expect.arrayContaining(playwrightFeatures))
})
