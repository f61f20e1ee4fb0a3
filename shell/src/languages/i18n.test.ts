// @vitest-environment jsdom
import { openStorage } from '@baithak/testing'
import { changeLanguage } from '@baithak/ui/language-button'
import { beforeEach, expect, it, vi } from 'vitest'
import builtInEnglish from '../../public/locales/en/translation.json'
import { createTranslations, storeLanguage } from './i18n'

const english = { hello: 'Hello', title: 'Modes' }
const hindi = { hello: 'नमस्ते' }
type Answer = number | 'no answer' | 'offline' | (string & {})

let requested: string[]

/** The server of `/locales`, by language: a status, a body, or nothing. */
function serve(answers: { en?: Answer | object; hi?: Answer | object }) {
  requested = []
  const answer = async (url: string, { signal }: RequestInit) => {
    requested.push(url)
    const found = answers[url.includes('/hi/') ? 'hi' : 'en']
    if (found === 'offline') throw new TypeError('Failed to fetch')
    if (found === 'no answer')
      return new Promise<Response>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    if (typeof found === 'number') return new Response('{"hello":"no"}', { status: found })
    return new Response(typeof found === 'string' ? found : JSON.stringify(found))
  }
  vi.stubGlobal('fetch', answer)
  return answers
}

/** Vitest imports a chunk in real time. */
const settle = async (ms = 0) => {
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
async function start(language = 'en', otherTabs = new EventTarget()) {
  document.documentElement.lang = language
  const { i18n, ready, loadMode } = createTranslations()
  storeLanguage(i18n, openStorage({ events: otherTabs }))
  const isReady = vi.fn()
  ready.then(isReady, () => {})
  await settle()
  return { i18n, isReady, loadMode, t: (key: string) => i18n.t(key as never) }
}

beforeEach(() => {
  serve({ en: english, hi: hindi })
  vi.useFakeTimers()
  // Node's own timers are not faked.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timeout = new AbortController()
    setTimeout(() => timeout.abort(new DOMException('signal timed out', 'TimeoutError')), ms)
    return timeout.signal
  })
})

it.each([
  ['en', ['/locales/en/translation.json']],
  ['hi', ['/locales/hi/translation.json', '/locales/en/translation.json']],
])('the texts of %s are requested once, beside English', async (language, urls) => {
  const { isReady } = await start(language)
  expect(isReady).toHaveBeenCalled()
  expect(requested).toEqual(urls)
})

it.each<[Answer, answeredAfterMs: number]>([
  [503, 0],
  ['offline', 0],
  ['no answer', 7500],
])(
  'the answer %s is retried five times, after 350 ms and then twice as long each time',
  async (answer, ms) => {
    serve({ en: answer })
    const { isReady, t } = await start()
    for (const [retries, wait] of [350, 700, 1400, 2800, 5600].entries()) {
      await settle(ms + wait - 1)
      expect(requested).toHaveLength(1 + retries)
      expect(isReady).not.toHaveBeenCalled()
      await settle(1)
    }
    expect(requested).toHaveLength(6)
    await settle(ms)
    expect(t('chooser.title')).toBe(builtInEnglish.chooser.title)
    await settle(60_000)
    expect(requested).toHaveLength(6)
  },
)

it('English of the build fills the gaps of Hindi if the server has none', async () => {
  serve({ hi: hindi, en: 404 })
  const { isReady, t } = await start('hi')
  expect(isReady).toHaveBeenCalled()
  expect(t('hello')).toBe('नमस्ते')
  expect(t('chooser.title')).toBe(builtInEnglish.chooser.title)
})

it.each([404, 403, 408, 429, '<html>sign in'])('the answer %s is final', async (answer) => {
  serve({ hi: answer, en: english })
  const { t } = await start('hi')
  expect(t('title')).toBe('Modes')
  await settle(60_000)
  expect(requested.filter((url) => url.includes('/hi/'))).toHaveLength(1)
})

it.each([
  ['hi-IN', 'hi'],
  ['fr', 'en'],
])(
  'the language of a page in %j is %j, and is stored in local storage and in the cookie',
  async (page, language) => {
    const { i18n } = await start(page)
    expect(i18n.language).toBe(language)
    expect(document.documentElement.lang).toBe(language)
    expect(localStorage.getItem('i18nextLng')).toBe(language)
    expect(document.cookie).toContain(`i18next=${language}`)
  },
)

it('the language is used where cookies are forbidden', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const { t } = await start('hi')
  expect(document.documentElement.lang).toBe('hi')
  expect(t('hello')).toBe('नमस्ते')
})

it('the language follows a change in another tab, and stays when that signs out', async () => {
  const otherTabs = new EventTarget()
  const { i18n } = await start('en', otherTabs)
  localStorage.setItem('i18nextLng', 'hi')
  otherTabs.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue: 'hi' }))
  await settle()
  expect(i18n.language).toBe('hi')
  localStorage.clear()
  otherTabs.dispatchEvent(new StorageEvent('storage', { key: null }))
  await settle()
  expect(i18n.language).toBe('hi')
})

it.each([
  ['pressed again', (again: () => void) => again()],
  ['back online', () => window.dispatchEvent(new Event('online'))],
])('Hindi that has failed is requested again when it is %s', async (_, act) => {
  const answers = serve({ en: english, hi: 404 })
  const { i18n, t } = await start('en')
  const press = () => void changeLanguage(i18n, 'hi')
  press()
  await settle()
  expect([t('hello'), document.documentElement.lang]).toEqual(['Hello', 'en'])
  answers.hi = hindi
  act(press)
  await settle()
  expect([t('hello'), document.documentElement.lang]).toEqual(['नमस्ते', 'hi'])
})

it('the texts are ready when English, which fills the gaps of Hindi, has come too', async () => {
  const answers = serve({ hi: hindi, en: 503 })
  const { isReady, t } = await start('hi')
  expect(isReady).not.toHaveBeenCalled()
  answers.en = english
  await settle(350)
  expect(isReady).toHaveBeenCalled()
  expect([t('hello'), t('title'), t('nowhere')]).toEqual(['नमस्ते', 'Modes', ''])
})

const texts = (stage: string) => () => Promise.resolve({ default: { stage } })
const fails = () => Promise.reject(new TypeError('Failed to fetch'))

it('the texts of a mode are its own, in both languages, and another release’s replace them', async () => {
  const { i18n, loadMode, t } = await start('en')
  await loadMode({ gig: { en: texts('Stage'), hi: texts('मंच') } })
  expect(t('gig:stage')).toBe('Stage')
  void changeLanguage(i18n, 'hi')
  await settle()
  expect(t('gig:stage')).toBe('मंच')
  await loadMode({ gig: { en: texts('Hall'), hi: texts('सभागार') } })
  expect(t('gig:stage')).toBe('सभागार')
  expect(requested.every((url) => url.endsWith('/translation.json'))).toBe(true)
})

it.each([
  ['fail', fails],
  ['hang', () => new Promise<never>(() => {})],
])('the texts of a mode are English where Hindi’s %s', async (_, load) => {
  const { loadMode, t } = await start('hi')
  const isLoaded = loadMode({ gig: { en: texts('Stage'), hi: load } })
  await settle(20_000)
  expect(await isLoaded).toBe(true)
  expect(t('gig:stage')).toBe('Stage')
})

it('texts of a mode that all fail are none, and are requested again at the next try', async () => {
  const { loadMode, t } = await start('en')
  let load: () => Promise<{ default: object }> = fails
  const loaders = { gig: { en: () => load() } }
  const isLoaded = loadMode(loaders)
  await settle(20_000)
  expect(await isLoaded).toBe(false)
  load = texts('Stage')
  expect(await loadMode(loaders)).toBe(true)
  expect(t('gig:stage')).toBe('Stage')
})

it('a mode that is entered again requests no texts of its later screens', async () => {
  const { loadMode } = await start('en')
  const loadScreens = vi.fn(async () => ({ default: { stage: 'Stage' } }))
  const texts = { gig: { en: async () => ({ default: {} }) }, 'gig.screens': { en: loadScreens } }
  await loadMode(texts)
  await loadMode(texts)
  expect(loadScreens).not.toHaveBeenCalled()
})

it('a change to Hindi waits for its fonts, at most 400 ms', async () => {
  const { i18n } = await start('en')
  Object.assign(document, { fonts: { load: () => new Promise(() => {}) } })
  void changeLanguage(i18n, 'hi')
  await settle(399)
  expect(i18n.language).toBe('en')
  await settle(1)
  expect(i18n.language).toBe('hi')
})
