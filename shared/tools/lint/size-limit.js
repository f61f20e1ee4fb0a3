import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Each workspace has the limits of its first screens in `firstScreenLimits` of its package.json, with brotli. */
const root = resolve(import.meta.dirname, '../../..')
const read = (file) => readFileSync(resolve(root, file), 'utf8')
const limitsOf = (folder) =>
  Object.entries(JSON.parse(read(`${folder}/package.json`)).firstScreenLimits)

/** The files that the page starts with, and those that it adds on the screens of modes. */
function shellPaths() {
  const { page, outlet } = JSON.parse(read('shell/dist/shell.json')).files
  const inDist = (file) => `shell/dist/${file}`
  return { shell: page.map(inDist), outlet: outlet.map(inDist) }
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
