import type { RegistryEntry } from '../modes/registry'

/** What a start without a network needs beside the shell's own files, and what this page has loaded until now. */
export const loadedSoFar = (): string[] => [
  ...new Set([
    ...['/remotes.json', '/locales/en/translation.json', '/locales/hi/translation.json'].map(
      (path) => new URL(path, location.origin).href,
    ),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]),
]

/** All files of a mode's build, pictures and both languages too; of a build that does not list them, its code. */
export async function filesOf({ url, manifest }: RegistryEntry): Promise<string[]> {
  const code = Object.keys(manifest.integrity)
  const files = manifest.files
    ? await fetch(new URL(manifest.files, url))
        .then((answer) => answer.json())
        .then((names: unknown) => (isNames(names) ? names : code))
        .catch(() => code)
    : code
  return files.map((file) => new URL(file, url).href).filter((file) => file.startsWith(url))
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')
