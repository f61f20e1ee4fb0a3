import { releaseName, withSlash } from './release-url'
import { RefusedChange, type TeamFile } from './team-file'

/** The URLs of a mode's releases that have this URL or this name; devices compare absolute URLs. */
export function listedUrls(
  { current, canary, releases, history }: TeamFile,
  text: string,
  shellUrl?: string,
): string[] {
  const entries = [current, canary, ...Object.values(releases), ...history]
  const urls = [...new Set(entries.flatMap((entry) => entry?.url ?? []))]
  const absolute = (url: string) =>
    URL.canParse(url, shellUrl) ? new URL(url, shellUrl).href : url
  const wanted = absolute(withSlash(text))
  const found = urls.filter((url) => releaseName(url) === text || absolute(url) === wanted)
  if (found.length > 0) return found
  const names = [...new Set(urls.map(releaseName))].join(', ')
  const hint = shellUrl
    ? ''
    : ' If it was released with a path, add --shell with the URL of the shell.'
  throw new RefusedChange(`${text} is no release of this mode. It has ${names || 'none'}.${hint}`)
}
