import { readdirSync, readFileSync } from 'node:fs'

/** Of what a first visit loads before its first screen works, with brotli: raise one in a commit that says why. */
const limits = {
  shell: '176.5 kB',
  /** The shell's code that only the screens of modes need. */
  outlet: '14.5 kB',
  work: '33.2 kB',
  party: '33.3 kB',
  gig: '19.8 kB',
  admin: '15.7 kB',
}
const ofNewMode = '11.5 kB'

const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8')

const filesIn = (html) =>
  (html.match(/(?<=assets\/)(?:shared\/)?[\w.-]+\.(?:js|css|woff2)(?=")/g) ?? []).map(
    (file) => `shell/dist/assets/${file}`,
  )

/** What the page links or keeps for after the first paint, and what it adds on the screens of modes. */
function shellPaths() {
  const page = read('shell/dist/index.html').replace(
    /<script type="importmap">[\s\S]*?<\/script>/,
    '',
  )
  const [ofEveryScreen, ofModes] = page.split('<template id="for-modes">')
  const shell = ['shell/dist/index.html', ...new Set(filesIn(ofEveryScreen))]
  return { shell, outlet: filesIn(ofModes) }
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
