import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productFolders, repositoryRoot } from '@baithak/build/apps'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** A node of a syntax tree. */
interface Node {
  type: string
  [field: string]: unknown
}

const sources = productFolders
  .flatMap((folder) =>
    readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => !/\.test\.|\.d\.ts$|\/testing\/|standalone/.test(file))

/** The caches and databases of libraries, by the function that creates them. */
const libraryNames = new Map([
  ['precacheAndRoute', 'workbox-precache-v2-{}'],
  ['ExpirationPlugin', 'workbox-expiration'],
])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const nodesIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesIn)]

/** 'localStorage' of both `localStorage` and `window.localStorage`, 'open' of `indexedDB.open`. */
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  return node.type === 'MemberExpression' ? nameOf(node.property) : String(node.name ?? node.value)
}
const propertiesOf = (node: Node): Map<string, Node> =>
  new Map(
    (node.type === 'ObjectExpression' ? (node.properties as Node[]) : []).flatMap((property) =>
      isNode(property.value) ? [[nameOf(property.key), property.value] as const] : [],
    ),
  )

/** The text of an expression, with `{}` for what is only known at run time. */
function textOf(node: unknown, constants: ReadonlyMap<string, Node>): string {
  if (!isNode(node)) return '{}'
  const constant = node.type === 'Identifier' && constants.get(nameOf(node))
  if (constant) return textOf(constant, constants)
  if (node.type === 'Literal') return String(node.value)
  if (node.type === 'BinaryExpression')
    return textOf(node.left, constants) + textOf(node.right, constants)
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[])
      .map(({ value }) => value.cooked)
      .join('{}')
  return '{}'
}

function parse(file: string) {
  const { program } = parseSync(file, readFileSync(join(repositoryRoot, file), 'utf8'))
  const nodes = nodesIn(program as unknown as Node)
  const constants = new Map(
    nodes.flatMap((node) =>
      node.type === 'VariableDeclarator' && isNode(node.init)
        ? [[nameOf(node.id), node.init] as const]
        : [],
    ),
  )
  return { nodes, text: (value: unknown) => textOf(value, constants) }
}
const parsed = sources.map(parse)

/** The keys of the records that a file defines. */
const definedIn = ({ nodes, text }: ReturnType<typeof parse>) =>
  nodes.flatMap((node) => {
    const properties = propertiesOf(node)
    const isRecord = properties.has('schema') && properties.has('fallback')
    const key = properties.get('key')
    const keys = key?.type === 'ConditionalExpression' ? [key.consequent, key.alternate] : [key]
    return isRecord ? keys.map(text) : []
  })

/** The cookies, caches and databases that a file writes, and keys without a record. */
function storedIn({ nodes, text }: ReturnType<typeof parse>): string[] {
  return nodes.flatMap((node) => {
    const [first] = (node.arguments as Node[] | undefined) ?? []
    const called = nameOf(node.callee)
    const owner = isNode(node.callee) ? nameOf(node.callee.object) : ''
    const properties = propertiesOf(node)
    if (properties.has('cacheName')) return text(properties.get('cacheName'))
    // Of the language detector.
    const lookups = ['lookupLocalStorage', 'lookupCookie'].map((name) => properties.get(name))
    if (lookups.every(isNode)) return lookups.map(text)
    if (called === 'setItem') return text(first)
    if (called === 'open' && /^(?:caches|indexedDB)$/.test(owner)) return text(first)
    if (node.type === 'AssignmentExpression' && nameOf(node.left) === 'cookie')
      return text(node.right).replace(/=.*/, '')
    return libraryNames.get(called) ?? []
  })
}

/** Any key: it is found where its record is defined. */
const isAny = (key: string) => key === '{}'

const documented = () => {
  const [, section = ''] =
    /^## 7\..*?$(.*?)^## 8\./ms.exec(
      readFileSync(join(repositoryRoot, 'shared/docs/specification.md'), 'utf8'),
    ) ?? []
  return [...section.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key.replace(/\{\w+\}/g, '{}')),
  )
}

test('the specification lists every key, cookie, cache and database that the code writes, and no other', () => {
  const stored = new Set(
    parsed.flatMap((file) => [...definedIn(file), ...storedIn(file)]).filter((key) => !isAny(key)),
  )
  expect([...stored].sort()).toEqual(documented().sort())
})

test('no two packages, files or folders define the same record', () => {
  const defined = parsed.flatMap(definedIn).filter((key) => !isAny(key))
  expect(defined.filter((key, index) => defined.indexOf(key) !== index)).toEqual([])
  expect(defined.length).toBeGreaterThan(30)
})
