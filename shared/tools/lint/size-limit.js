import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Each workspace has the limits of its first screens in `firstScreenLimits` of its package.json, with brotli. */
const root = resolve(import.meta.dirname, '../../..')
const read = (file) => readFileSync(resolve(root, file), 'utf8')
const limitsOf = (folder) =>
  Object.entries(JSON.parse(read(`${folder}/package.json`)).firstScreenLimits)

const filesIn = (html) =>
  (html.match(/(?<=assets\/)(?:shared\/)?[\w.-]+\.(?:js|css|woff2)(?=")/g) ?? []).map(
    (file) => `shell/dist/assets/${file}`,
  )

/** The files that the page links or requests after the first paint, and those that it adds on the screens of modes. */
function shellPaths() {
  const page = read('shell/dist/index.html').replace(
    /<script type="importmap">[\s\S]*?<\/script>/,
    '',
  )
  const [everyScreen, modeScreens] = page.split('<template id="for-modes">')
  const shell = ['shell/dist/index.html', ...new Set(filesIn(everyScreen))]
  return { shell, outlet: filesIn(modeScreens) }
}

function modePaths(folder) {
  const { scripts, styles, texts } = JSON.parse(read(`${folder}/dist/mode.json`)).preload
  return [...scripts, ...styles, ...texts.en].map((path) => `${folder}/dist/${path}`)
}

const modes = readdirSync(root).filter((name) => /^remote-/.test(name))
const shell = shellPaths()

export default [
  ...limitsOf('shell').map(([name, limit]) => ({ name, path: shell[name], limit })),
  ...modes.flatMap((folder) =>
    limitsOf(folder).map(([name, limit]) => ({ name, path: modePaths(folder), limit })),
  ),
].map(({ path, ...check }) => ({ ...check, path: path.map((file) => resolve(root, file)) }))
