// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import builtInEnglish from '../../public/locales/en/translation.json'
import builtInHindi from '../../public/locales/hi/translation.json'
import { createI18n } from './i18n'

const modeTexts = {
  en: () => Promise.resolve({ default: { stage: 'Stage' } }),
  hi: () => Promise.resolve({ default: { stage: 'मंच' } }),
}

const bodies = { rubbish: '<html>', list: '["hello"]', empty: '{}' }

const answers = (...statuses: (number | 'none' | keyof typeof bodies)[]) => {
  const request = vi.fn()
  for (const status of statuses) {
    if (status === 'none') request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    else if (typeof status === 'string')
      request.mockResolvedValueOnce(new Response(bodies[status], { status: 200 }))
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

  it.each([404, 403, 'rubbish', 'list'] as const)('is not retried after %s', async (status) => {
    const request = answers(status)
    const { ready } = createI18n()
    await vi.advanceTimersByTimeAsync(60_000)
    await ready
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('is not requested again for a mode, which does not wait for it', async () => {
    const request = answers(...Array<500>(20).fill(500))
    const { i18n, translations, ready } = createI18n()
    await vi.advanceTimersByTimeAsync(60_000)
    await ready
    translations.registerTranslations('gig', modeTexts)
    await i18n.loadNamespaces('gig')
    expect(i18n.t('gig:stage' as never)).toBe('Stage')
    expect(request).toHaveBeenCalledTimes(6)
  })
})

describe('the texts of the shell’s build', () => {
  /** Vitest imports a chunk in real time. */
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }
  const chooserTitle = { en: builtInEnglish.chooser.title, hi: builtInHindi.chooser.title }

  describe.each(['en', 'hi'] as const)('in the language %s', (language) => {
    const start = async () => {
      localStorage.setItem('i18nextLng', language)
      const { i18n, ready } = createI18n()
      const isReady = vi.fn()
      ready.then(isReady)
      await settle()
      const title = () => i18n.t('chooser.title')
      return { isReady, title, i18n }
    }

    it.each([404, 500, 'rubbish', 'list', 'none'] as const)(
      'are shown at once where the file fails with %s',
      async (status) => {
        answers(status)
        const { isReady, title } = await start()
        expect(isReady).toHaveBeenCalled()
        expect(title()).toBe(chooserTitle[language])
      },
    )

    it('are the English ones where the file lacks a text', async () => {
      answers('empty')
      const { title } = await start()
      expect(title()).toBe('')
      await settle()
      // Of Hindi, English is requested first.
      title()
      await settle()
      expect(title()).toBe(chooserTitle.en)
    })

    it('are shown after a second where the file does not come, which is retried meanwhile', async () => {
      const request = vi.fn((_url: string, _init: RequestInit) => new Promise<Response>(() => {}))
      vi.stubGlobal('fetch', request)
      const { isReady, title } = await start()
      await vi.advanceTimersByTimeAsync(999)
      expect(isReady).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await settle()
      expect(isReady).toHaveBeenCalled()
      expect(title()).toBe(chooserTitle[language])
      expect(request).toHaveBeenCalledTimes(1)

      await vi.advanceTimersByTimeAsync(6500 + 350)
      expect(request).toHaveBeenCalledTimes(2)
      expect(request.mock.calls[0]?.[1].signal?.aborted).toBe(true)
      await vi.advanceTimersByTimeAsync(200_000)
      expect(request).toHaveBeenCalledTimes(6)
      expect(title()).toBe(chooserTitle[language])
    })

    it('are replaced by those of the file when it comes', async () => {
      answers(500)
      const { title, i18n } = await start()
      expect(title()).toBe(chooserTitle[language])
      const rendered = vi.fn()
      i18n.on('languageChanged', () => rendered(i18n.t('hello' as never)))
      await vi.advanceTimersByTimeAsync(350)
      expect(rendered).toHaveBeenLastCalledWith('late')
      expect(title()).toBe(chooserTitle[language])
    })
  })

  it('are not loaded where the file comes', async () => {
    answers(200)
    const { i18n, ready } = createI18n()
    await vi.advanceTimersByTimeAsync(0)
    await ready
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Object.keys(i18n.getResourceBundle('en', 'translation'))).toEqual(['hello'])
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

  it.each([
    new StorageEvent('storage', { key: 'i18nextLng' }),
    new PageTransitionEvent('pageshow', { persisted: true }),
  ])('follows another tab, also from the back-forward cache', async (event) => {
    const i18n = await start()
    localStorage.setItem('i18nextLng', 'hi')
    window.dispatchEvent(event)
    await vi.advanceTimersByTimeAsync(0)
    expect(i18n.language).toBe('hi')
    expect(document.documentElement.lang).toBe('hi')
  })

  it('stays where nothing can be stored and the browser has translated the page', async () => {
    document.documentElement.lang = 'hi'
    const i18n = await start()
    localStorage.clear()
    setCookie('; max-age=0')
    document.documentElement.lang = 'fr'
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await vi.advanceTimersByTimeAsync(0)
    expect(i18n.language).toBe('hi')
  })

  it('stays when another tab signs out, because the cookie has it', async () => {
    localStorage.setItem('i18nextLng', 'hi')
    const i18n = await start()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await vi.advanceTimersByTimeAsync(0)
    expect(i18n.language).toBe('hi')
  })
})

it('Hindi is loaded alone', async () => {
  localStorage.setItem('i18nextLng', 'hi')
  const request = answers(200)
  createI18n()
  await vi.advanceTimersByTimeAsync(1000)
  expect(request.mock.calls.map(([url]) => url)).toEqual(['/locales/hi/translation.json'])
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

it('a mode’s translations are loaded from the mode, not from the shell’s server, unlike section 7', async () => {
  const request = answers(200)
  const { i18n, translations, ready } = createI18n()
  await vi.advanceTimersByTimeAsync(0)
  await ready
  translations.registerTranslations('gig', modeTexts)
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
