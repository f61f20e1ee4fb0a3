// @vitest-environment jsdom
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contractVersion } from '@baithak/contract'
import { expect, it } from 'vitest'
import type { RegistryEntry } from '../registry/registry'
import mode from '../testing/mode'
import { registryEntry } from '../testing/registry-entry'
import { loadMode } from './load-mode'

/** A release whose files are those of the folder `testing`. */
const entryOf = (manifest: Partial<RegistryEntry['manifest']>): RegistryEntry => ({
  ...registryEntry('gig', manifest),
  url: `${pathToFileURL(join(import.meta.dirname, '../testing')).href}/`,
})

it('a mode whose needs are met is what its entry exports', async () => {
  const loaded = await loadMode(entryOf({ entry: 'mode.ts', needs: { react: '19.0.0' } }), 'en')
  expect(loaded).toEqual(mode)
})

const refusals: [string, Partial<RegistryEntry['manifest']>, { kind: string; message: RegExp }][] =
  [
    [
      'a mode of an older contract',
      { contract: contractVersion - 1 },
      { kind: 'incompatible', message: /^gig asks for contract 1, the shell offers 2$/ },
    ],
    [
      'a mode of a newer contract',
      { contract: contractVersion + 1 },
      { kind: 'incompatible', message: /^gig asks for contract 3, the shell offers 2$/ },
    ],
    [
      'a mode that needs a newer platform, with both versions',
      { needs: { '@baithak/platform': '99.0.0' } },
      {
        kind: 'incompatible',
        message: /^gig needs @baithak\/platform 99\.0\.0 \(the shell has \d+\./,
      },
    ],
    [
      'a module that is no mode',
      { entry: 'registry-entry.ts' },
      { kind: 'broken', message: /registry-entry\.ts exports no mode$/ },
    ],
  ]

it.each(refusals)('%s is refused', async (_, manifest, { kind, message }) => {
  // No entry of this name: what its data refuses is not requested.
  const entry = entryOf({ entry: `unrequested-${kind}.js`, ...manifest })
  await expect(loadMode(entry, 'en')).rejects.toMatchObject({
    kind,
    message: expect.stringMatching(message),
  })
})
