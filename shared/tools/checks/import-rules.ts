import type { Graph } from './import-graph'

/** A source file by its package and its unit: a folder of `src`, or a file directly in `src`. */
interface Module {
  file: string
  packageName: string
  unit: string
  isFolder: boolean
}

/** Each unit may import only those of the rows below its own. */
type Layers = readonly (readonly string[])[]

/** Of the shell, from top to bottom. The linter cannot check it: its rules see an import's path as written, not the file it leads to. */
const layers: Layers = [
  ['main'],
  ['app'],
  ['onboarding', 'mode-chooser'],
  ['languages'],
  ['modes'],
  ['services'],
  ['offline'],
  ['registry'],
  ['faults'],
  ['loading', 'first-frame', 'shell.css'],
]

/** The shell's head script and prerender, which the build reads: they import from every layer, and nothing imports them. */
const entries = 'first-frame/entries'

/** Files of a mode's `src` that import its features; others there are imported by them. */
const modeEntry = /^(?:mode|standalone|[\w-]+-root)$/

/** Every import that breaks a rule, as a message that names the import, the reason and the right way. */
export function violationsOf(graph: Graph): string[] {
  return [...graph].flatMap(([from, targets]) =>
    [...targets].flatMap((to) => {
      const reason = violationOf(parseModule(from), parseModule(to))
      return reason ? `${from} imports ${to}. ${reason}` : []
    }),
  )
}

function parseModule(file: string): Module {
  const [, packageName = '', name = '', rest] =
    /^(shared\/\w+|[^/]+\/src)\/(first-frame\/entries|[^/]+)(\/)?/.exec(file) ?? []
  return { file, packageName, unit: name.replace(/\.tsx?$/, ''), isFolder: rest !== undefined }
}

function violationOf(from: Module, to: Module): string | undefined {
  if (from.packageName !== to.packageName)
    return 'Import another package by its name: its exports are the fence.'
  if (from.unit === to.unit) return undefined
  if (from.packageName === 'shell/src') return layerViolation(from, to)
  return from.packageName.startsWith('remote-') ? featureViolation(from, to) : undefined
}

function layerViolation(from: Module, to: Module): string | undefined {
  if (to.unit === entries)
    return `Only the build imports ${entries}: move what ${from.unit} needs to first-frame.`
  if (from.unit === entries) return undefined
  const rowOf = ({ unit }: Module) => layers.findIndex((row) => row.includes(unit))
  const [importer, imported] = [rowOf(from), rowOf(to)]
  const unknown = importer < 0 ? from : imported < 0 ? to : undefined
  if (unknown)
    return `${unknown.packageName}/${unknown.unit} has no layer: add it to shared/tools/checks/import-rules.ts.`
  if (importer < imported) return undefined
  const relation = importer === imported ? 'beside' : 'below'
  return `${from.unit} is ${relation} ${to.unit}: move what both need to a lower layer, or pass it down from above.`
}

function featureViolation(from: Module, to: Module): string | undefined {
  const isEntry = (module: Module) => !module.isFolder && modeEntry.test(module.unit)
  if (isEntry(from)) return undefined
  if (isEntry(to)) return `${to.unit} is above the features: move what ${from.unit} needs to model.`
  if (!to.isFolder || (to.unit === 'model' && from.isFolder)) return undefined
  if (!from.isFolder || from.unit === 'model')
    return `${from.unit} is below the features: move what it needs from ${to.unit} to model.`
  if (from.file.endsWith('-page.tsx')) return undefined
  return 'Features of a mode are independent: move what both need to model, or combine them in a page.'
}
