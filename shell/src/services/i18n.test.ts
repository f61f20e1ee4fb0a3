// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from './i18n'

const answers = (...statuses: (number | 'none' | 'rubbish')[]) => {
  const request = vi.fn()
  for (const status of statuses) {
    if (status === 'none') request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    else if (status === 'rubbish')
      request.mockResolvedValueOnce(new Response('<html>', { status: 200 }))
    else request.mockResolvedValueOnce(new Response('{"hello":"there"}', { status }))
  }
  request.mockImplementation(() =>
    Promise.resolve(new Response('{"hello":"late"}', { status: 200 })),
  )
  vi.stubGlobal('fetch', request)
  return request
}

const setCookie = (language: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the detector reads the cookie where a server would have set it.
  document.cookie = `i18next=${language}`
}

beforeEach(() => {
  vi.useFakeTimers()
  document.documentElement.lang = 'en'
})
afterEach(() => {
  vi.useRealTimers()
  setCookie('; max-age=0')
})

describe('a translation file that fails to load', () => {
  it('is retried five times, after 350 ms and then twice as long each time', async () => {
    const request = answers(500, 503, 'none', 502, 500, 500)
    const { ready } = createI18n()
    await vi.advanceTimersByTimeAsync(0)
    const times: number[] = []
    for (const wait of [350, 700, 1400, 2800, 5600]) {
      await vi.advanceTimersByTimeAsync(wait - 1)
      const before = request.mock.calls.length
      await vi.advanceTimersByTimeAsync(1)
      times.push(request.mock.calls.length - before)
    }
    expect(times).toEqual([1, 1, 1, 1, 1])
    await ready
    await vi.advanceTimersByTimeAsync(60_000)
    expect(request).toHaveBeenCalledTimes(6)
  })

  it.each([404, 403, 'rubbish'] as const)('is not retried after %s', async (status) => {
    const request = answers(status)
    const { ready } = createI18n()
    await vi.advanceTimersByTimeAsync(60_000)
    await ready
    expect(request).toHaveBeenCalledTimes(1)
  })
})

describe('translations that time out', () => {
  const hang = (...languages: string[]) => {
    const request = vi.fn((url: string) =>
      languages.some((language) => url.includes(`/${language}/`))
        ? new Promise<Response>(() => {})
        : Promise.resolve(new Response('{"hello":"there"}')),
    )
    vi.stubGlobal('fetch', request)
    return request
  }

  it('reject after seven and a half seconds, without a retry', async () => {
    const request = hang('en')
    const failed = vi.fn()
    createI18n().ready.catch(failed)
    await vi.advanceTimersByTimeAsync(7499)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(request).toHaveBeenCalledOnce()
  })

  it('in Hindi fall back to English', async () => {
    localStorage.setItem('i18nextLng', 'hi')
    hang('hi')
    const { i18n, ready } = createI18n()
    await vi.advanceTimersByTimeAsync(7500)
    await ready
    expect(i18n.t('hello' as never)).toBe('there')
  })

  it('in both languages reject after fifteen seconds', async () => {
    localStorage.setItem('i18nextLng', 'hi')
    hang('hi', 'en')
    const failed = vi.fn()
    createI18n().ready.catch(failed)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(failed).toHaveBeenCalledOnce()
  })
})

it('numbers in translations have Indian grouping', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"found":"{{count}} cafés"}'))
  const { i18n, ready } = createI18n()
  await vi.advanceTimersByTimeAsync(0)
  await ready
  expect(i18n.t('found' as never, { count: 100_000 })).toBe('1,00,000 cafés')
})

describe('the language', () => {
  const start = async () => {
    answers(200, 200)
    const languages = createI18n()
    await vi.advanceTimersByTimeAsync(0)
    await languages.ready
    return languages.i18n
  }

  it('is the stored one first', async () => {
    localStorage.setItem('i18nextLng', 'hi')
    setCookie('en')
    expect((await start()).language).toBe('hi')
  })

  it('is the cookie’s when nothing is stored', async () => {
    setCookie('hi')
    expect((await start()).language).toBe('hi')
  })

  it('is the page’s when there is no cookie', async () => {
    document.documentElement.lang = 'hi'
    expect((await start()).language).toBe('hi')
  })

  it('is the path’s, then the subdomain’s, when the page names none', async () => {
    document.documentElement.lang = ''
    history.replaceState(null, '', '/hi')
    expect((await start()).language).toBe('hi')
    history.replaceState(null, '', '/')
  })

  it('is English when the stored one is not supported', async () => {
    localStorage.setItem('i18nextLng', 'fr')
    const i18n = await start()
    expect(i18n.resolvedLanguage).toBe('en')
  })

  it.each([
    ['hi-IN', 'hi'],
    ['hi_IN', 'hi'],
    ['en-GB', 'en'],
  ])('stored with its country as %s becomes %s, everywhere', async (stored, language) => {
    localStorage.setItem('i18nextLng', stored)
    expect((await start()).language).toBe(language)
    expect(document.documentElement.lang).toBe(language)
    expect(localStorage.getItem('i18nextLng')).toBe(language)
  })

  it('is stored and set on the page when it changes', async () => {
    const i18n = await start()
    const changed = i18n.changeLanguage('hi')
    await vi.advanceTimersByTimeAsync(0)
    await changed
    expect(localStorage.getItem('i18nextLng')).toBe('hi')
    expect(document.cookie).toContain('i18next=hi')
    expect(document.documentElement.lang).toBe('hi')
  })
})

it('Hindi is loaded alone, and English when Hindi fails to load', async () => {
  localStorage.setItem('i18nextLng', 'hi')
  const complete = answers(200)
  createI18n()
  await vi.advanceTimersByTimeAsync(1000)
  expect(complete.mock.calls.map(([url]) => url)).toEqual(['/locales/hi/translation.json'])

  const missing = answers(404)
  const { i18n } = createI18n()
  await vi.advanceTimersByTimeAsync(1000)
  expect(missing.mock.calls.map(([url]) => url)).toEqual([
    '/locales/hi/translation.json',
    '/locales/en/translation.json',
  ])
  expect(i18n.t('hello' as never)).toBe('late')
  expect(i18n.language).toBe('hi')
})

describe('a translation that is missing in Hindi', () => {
  const hindi = (texts: object, english: Promise<Response>) => {
    localStorage.setItem('i18nextLng', 'hi')
    const request = vi.fn((url: string) =>
      url.includes('/hi/') ? Promise.resolve(new Response(JSON.stringify(texts))) : english,
    )
    vi.stubGlobal('fetch', request)
    return request
  }
  const english = (texts: object) => new Response(JSON.stringify(texts))

  it('is empty until English has loaded, then English', async () => {
    let answer = (_: Response) => {}
    const coming = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const request = hindi({ hello: 'नमस्ते' }, coming)
    const { i18n } = createI18n()
    await vi.advanceTimersByTimeAsync(0)
    const rendered = vi.fn()
    i18n.on('languageChanged', () => rendered(i18n.t('title' as never)))
    expect(i18n.t('hello' as never)).toBe('नमस्ते')
    expect(request).toHaveBeenCalledTimes(1)

    expect(i18n.t('title' as never)).toBe('')
    expect(i18n.t('another' as never)).toBe('')
    answer(english({ hello: 'Hello', title: 'Modes' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(rendered).toHaveBeenLastCalledWith('Modes')
    expect(i18n.t('hello' as never)).toBe('नमस्ते')
    expect(i18n.language).toBe('hi')
    expect(i18n.t('another' as never)).toBe('')
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('of a mode is English too, also in a mode that is entered later', async () => {
    hindi({}, Promise.resolve(english({})))
    const { i18n, translations } = createI18n()
    await vi.advanceTimersByTimeAsync(0)
    for (const mode of ['gig', 'party']) {
      translations.registerTranslations(mode, {
        en: () => Promise.resolve({ default: { stage: `Stage of ${mode}` } }),
        hi: () => Promise.resolve({ default: {} }),
      })
      await i18n.loadNamespaces(mode)
      i18n.t(`${mode}:stage` as never)
      await vi.advanceTimersByTimeAsync(0)
      expect(i18n.t(`${mode}:stage` as never)).toBe(`Stage of ${mode}`)
    }
  })

  it('is its default value if there is one', async () => {
    hindi({}, new Promise(() => {}))
    const { i18n } = createI18n()
    await vi.advanceTimersByTimeAsync(0)
    expect(i18n.t('title' as never, { defaultValue: 'Modes' })).toBe('Modes')
  })
})

it('a mode’s translations are loaded from the mode, not from the shell’s server', async () => {
  const request = answers(200)
  const { i18n, translations, ready } = createI18n()
  await vi.advanceTimersByTimeAsync(0)
  await ready
  translations.registerTranslations('gig', {
    en: () => Promise.resolve({ default: { stage: 'Stage' } }),
    hi: () => Promise.resolve({ default: { stage: 'मंच' } }),
  })
  await i18n.loadNamespaces('gig')
  expect(i18n.t('gig:stage' as never)).toBe('Stage')
  const changed = i18n.changeLanguage('hi')
  await vi.advanceTimersByTimeAsync(0)
  await changed
  expect(i18n.t('gig:stage' as never)).toBe('मंच')
  const nextBuild = {
    en: () => Promise.resolve({ default: { stage: 'Another stage' } }),
    hi: () => Promise.resolve({ default: { stage: 'दूसरा मंच' } }),
  }
  expect(translations.registerTranslations('gig', nextBuild)).toBe(true)
  expect(translations.registerTranslations('gig', nextBuild)).toBe(false)
  expect(request.mock.calls.every(([url]) => String(url).includes('/locales/'))).toBe(true)
})

describe('a change to Hindi', () => {
  const fonts = (load: () => Promise<unknown>) =>
    Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
  afterEach(() => void Reflect.deleteProperty(document, 'fonts'))

  it.each([
    [
      'is shown once its fonts have loaded',
      () => new Promise((resolve) => setTimeout(resolve, 100)),
      100,
    ],
    ['does not wait longer than 400 ms for them', () => new Promise(() => {}), 400],
  ] as const)('%s', async (_, load, shownAfterMs) => {
    answers(200)
    const { i18n, ready } = createI18n()
    await vi.advanceTimersByTimeAsync(0)
    await ready
    fonts(load)
    const changed = i18n.changeLanguage('hi')
    await vi.advanceTimersByTimeAsync(shownAfterMs - 1)
    expect(document.documentElement.lang).toBe('en')
    await vi.advanceTimersByTimeAsync(1)
    await changed
    expect(document.documentElement.lang).toBe('hi')
  })
})
