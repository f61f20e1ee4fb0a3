import { existsSync, readFileSync } from 'node:fs'

export const isRoot = process.getuid?.() === 0

export const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
