// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { firstApis, furtherApis, substituteApis } from './substitute-apis'

const apis = { ...firstApis, ...furtherApis }
const undo: (() => void)[] = []
afterEach(() => {
  for (const restore of undo.splice(0)) restore()
})

const locate = (path: string) => {
  const [name = '', owner = 'window'] = path.split('.').toReversed()
  return [Reflect.get(window, owner) as object, name] as const
}

function forbid(path: string) {
  const [owner, name] = locate(path)
  const previous = Object.getOwnPropertyDescriptor(owner, name)
  undo.push(() =>
    previous ? Object.defineProperty(owner, name, previous) : Reflect.deleteProperty(owner, name),
  )
  const get = () => {
    throw new DOMException(`${path} is forbidden`, 'SecurityError')
  }
  Object.defineProperty(owner, name, { get, configurable: true })
}

it.each(Object.keys(apis).filter((path) => path !== 'Intl'))(
  'a forbidden %s no longer throws',
  (path) => {
    forbid(path)
    const [owner, name] = locate(path)
    expect(() => Reflect.get(owner, name)).toThrow('forbidden')
    substituteApis(apis)
    expect(Reflect.get(owner, name)).toBe(apis[path]?.substitute)
  },
)

it('what works is not replaced', () => {
  const before = Object.keys(apis).map((path) => Reflect.get(...locate(path)))
  substituteApis(apis)
  expect(Object.keys(apis).map((path) => Reflect.get(...locate(path)))).toEqual(before)
})
