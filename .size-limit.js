import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Of what a first visit loads before its first screen works, with brotli: raise one in a commit that says why. */
const limits = {
  shell: '178.5 kB',
  /** The shell's code that mounts a mode. */
  outlet: '11.5 kB',
  work: '30.4 kB',
  party: '23.75 kB',
  gig: '17.8 kB',
  admin: '14.9 kB',
}
const ofNewMode = '10 kB'

const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** What the page links, and what its head script loads at once and for a mode. */
function shellPaths() {
  const html = read('shell/dist/index.html')
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const linked = tags
    .filter((tag) => /^<script|rel="?(?:stylesheet|modulepreload|preload)\b/.test(tag))
    .flatMap((tag) => /\b(?:src|href)="?(\/[^"\s>]+)/.exec(tag)?.[1] ?? [])
  const [, data] = /<script[^>]*id="critical-preload"[^>]*>(.*?)<\/script>/s.exec(html)
  const { code, outlet } = JSON.parse(data)
  const shell = new Set(['/index.html', ...linked, ...code.scripts, ...code.styles])
  // Texts are linked too, and belong to no build: the registry and the modes' files.
  const inDist = (paths) =>
    [...paths].map((path) => `shell/dist${path}`).filter((path) => existsSync(path))
  return { shell: inDist(shell), outlet: inDist(outlet.filter((path) => !shell.has(path))) }
}

function modePaths(folder) {
  const { scripts, styles, texts } = JSON.parse(read(`${folder}/dist/mode.json`)).preload
  return [...scripts, ...styles, ...texts.en].map((path) => `${folder}/dist/${path}`)
}

const modes = readdirSync(new URL('.', import.meta.url)).filter((name) => /^remote-/.test(name))

export default [
  ...Object.entries(shellPaths()),
  ...modes.map((folder) => [folder.slice('remote-'.length), modePaths(folder)]),
].map(([name, path]) => ({ name, path, limit: limits[name] ?? ofNewMode }))
