import { readdirSync, readFileSync } from 'node:fs'

/** Of what a first visit loads before its first screen works, with brotli: raise one in a commit that says why. */
const limits = {
  shell: '172.5 kB',
  /** The shell's code that mounts a mode. */
  outlet: '9.9 kB',
  work: '29.9 kB',
  party: '33.5 kB',
  gig: '17.6 kB',
  admin: '15.1 kB',
}
const ofNewMode = '10 kB'

const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8')

const inAssets = readdirSync(new URL('shell/dist/assets', import.meta.url))
const named = (code) => new Set(code.match(/(?<=assets\/)[\w.-]+\.(?:js|css|woff2)(?=")/g))

/** What the page links or keeps for after the first paint. */
function shellPaths() {
  const files = named(read('shell/dist/index.html'))
  const outlet = inAssets.filter((file) => /^mode-outlet-.*\.js$/.test(file))
  const inDist = (names) => [...names].map((name) => `shell/dist/assets/${name}`)
  return { shell: ['shell/dist/index.html', ...inDist(files)], outlet: inDist(outlet) }
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
