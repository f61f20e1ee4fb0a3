import { basename } from 'node:path'
import { copyRelease, liveEntry } from '@baithak/tools/testing/copy-release'
import { injectCrash, withCrashSwitch } from '../faults/inject-crash'
import { expect, faultTest as test } from '../fixtures'
import { modeTitle } from '../fixtures/mode-title'
import { storedText } from '../fixtures/offline'
import { editRegistry, readChangedRegistry, requestedReleases } from './registry-edits'

test('a device in the share of a canary uses it until it crashes, then the regular release at once and from then on', async ({
  page,
  servers,
  onboarded,
  allowConsoleError,
}) => {
  allowConsoleError(/injected crash/)
  await onboarded({ 'draft:release-rules': { draw: 9 } })
  const regular = await liveEntry(servers, 'gig')
  const { gig: canary } = await copyRelease(servers, regular, '9.0.0-aaaaaaaaaa', withCrashSwitch)
  const started = requestedReleases(page, regular)
  const title = modeTitle(page, 'gig')

  await editRegistry(servers, { canary: { gig: { ...canary, percent: 9 } } })
  await page.goto('/gig')
  await expect(title).toBeVisible()
  expect(new Set(started)).toEqual(new Set([basename(regular.url)]))

  await editRegistry(servers, { canary: { gig: { ...canary, percent: 10 } } })
  await readChangedRegistry(page, '"percent":10')
  await page.goto('/gig')
  await expect(title).toBeVisible()
  await expect.poll(() => started.at(-1)).toBe('9.0.0-aaaaaaaaaa')
  await expect.poll(() => storedText(page, 'draft:other-good-modes')).toContain('9.0.0')

  const startedCount = started.length
  await injectCrash(page, 'rendering')
  await expect.poll(() => storedText(page, 'draft:release-rules')).toContain('"failedUrls":["')
  await expect(title).toBeVisible()
  expect(started.slice(startedCount)).not.toContain('9.0.0-aaaaaaaaaa')
  await expect(page.getByRole('alert')).toBeHidden()

  started.length = 0
  await page.reload()
  await expect(title).toBeVisible()
  expect(new Set(started)).toEqual(new Set([basename(regular.url)]))
})
