import { expect, it } from 'vitest'
import { releaseNamePattern, versionPattern } from './release-name'

it.each(['1.0.0', '12.4.10', '1.1.0-rc.1', '2.0.0-beta-2', '1.0.0+20261121', '1.0.0-rc.1+7'])(
  '%s is a version, and names a release with the hash of its content',
  (version) => {
    expect(version).toMatch(versionPattern)
    expect(`${version}-3fa9c2d1b0`).toMatch(releaseNamePattern)
  },
)

it.each(['', '1.0', 'latest', '../1.0.0', '1.0.0/', '1.0.0 ', 'v1.0.0'])(
  '%j is not a version',
  (version) => {
    expect(version).not.toMatch(versionPattern)
    expect(`${version}-3fa9c2d1b0`).not.toMatch(releaseNamePattern)
  },
)

it.each(['1.0.0', '1.0.0-3fa9c2d1b', '1.0.0-3FA9C2D1B0'])(
  '%s is not the name of a release',
  (name) => expect(name).not.toMatch(releaseNamePattern),
)
