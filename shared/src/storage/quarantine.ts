import type { Disk } from './disk'

/** `copied`: newly kept; `known`: an earlier copy has the same text; `failed`: it is not safe. */
export type Quarantined = 'copied' | 'known' | 'failed'

function holdsCopy(disk: Disk, prefix: string, text: string): boolean {
  for (let index = 0; index < disk.length; index += 1) {
    const name = disk.key(index)
    if (name?.startsWith(prefix) && disk.getItem(name) === text) return true
  }
  return false
}

/** Keeps a text that could not be read under `quarantine:<key>:<ISO time>`, once however often it is met. */
export function quarantine(disk: Disk, key: string, text: string, now: Date): Quarantined {
  const prefix = `quarantine:${key}:`
  try {
    if (holdsCopy(disk, prefix, text)) return 'known'
    let time = now.getTime()
    // Another text may have been put away in the same millisecond.
    while (disk.getItem(prefix + new Date(time).toISOString()) !== null) time += 1
    disk.setItem(prefix + new Date(time).toISOString(), text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
