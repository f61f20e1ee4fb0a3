import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { expect, it } from 'vitest'

interface LockedPackage {
  link?: true
  inBundle?: true
  resolved?: string
  integrity?: string
}

const lockFile = readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')
const { packages } = JSON.parse(lockFile) as { packages: Record<string, LockedPackage> }

const installed = Object.entries(packages).filter(
  ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
)

it('every package of the lock file has an integrity hash', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
})

it('the lock file names no registry host', () => {
  expect(lockFile).not.toMatch(/"resolved": "\w+:\/\//)
})
