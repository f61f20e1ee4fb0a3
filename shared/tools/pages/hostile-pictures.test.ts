import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HostileRelease, hostileHost } from '../testing/hostile-host'

let host: Awaited<ReturnType<typeof hostileHost>>
beforeAll(async () => {
  host = await hostileHost()
})
afterAll(() => host.close())

const picture = { markup: '<h1>Hi</h1>', styles: '' }

describe('what a picture shows can do nothing', () => {
  it.each([
    '<h1>a</h1></template><script>evil()</script><template id="screen-en">',
    '<script>evil()</script>',
    '<img src="x" onerror="evil()">',
    '<svg onload="evil()"><path d="M0 0"/></svg>',
    '<svg><style>evil{}</style><script>evil()</script></svg>',
    '<svg><foreignObject><iframe src="evil"></iframe></foreignObject></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=evil()&gt;">',
    '<iframe srcdoc="evil"></iframe><object data="evil"></object><embed src="evil">',
    '<form action="evil"><button formaction="evil">a</button></form>',
    '<a href="javascript:evil()">a</a>',
    '<a href="/\t/evil.example">a</a><a href="//evil.example">b</a><a href="/\\evil.example">c</a>',
    '<base href="evil"><meta http-equiv="refresh" content="0;evil"><link rel="stylesheet" href="evil">',
    '<div id="root" data-x="1"></div><template id="screen-hi">evil</template>',
    '<noscript><p title="</noscript><script>evil()</script>"></noscript><plaintext>evil',
    '<p style="background:url(evil)">a</p><!-- evil -->',
    '<img srcset="evil 1x" alt=""><video poster="evil"><source src="evil"></video>',
    '<svg><use href="evil#a"/><path fill="url(evil)" d="M0 0"/></svg>',
  ])('%s', async (markup) => {
    const outcome = await host.set({
      pictures: { '/party': { en: { markup, styles: '' }, hi: picture } },
    })
    expect(outcome.error).toBe('')
    expect(outcome.lines).toContain('Done.')
    host.expectHarmless(outcome)
    expect(outcome.after['shell/party.html']).not.toMatch(/id="root" data-x|srcset|poster/)
  })

  it.each<[string, HostileRelease | (() => HostileRelease)]>([
    ['an element in its styles', { pictures: styled('</script><script>evil()</script>') }],
    ['rules of other elements', { pictures: styled('[data-style="x"]{left:0}body{content:evil}') }],
    ['a comment that does not end', { pictures: styled('[data-style="x"]{left:0/*evil}') }],
    [
      'an image of another host',
      () => ({ pictures: styled(`[data-style="x"]{background:url(${host.foreignUrl})}`) }),
    ],
    [
      'an element in its style sheet',
      { sheet: '.big{--a:"</script><script>evil()</script>";content:"</style><!--"}' },
    ],
    [
      'an image of another host in its style sheet',
      () => ({ sheet: `.big{background:url(${host.foreignUrl}/x)}` }),
    ],
    ['a source map of this machine', { sheet: '.big{color:red}/*# sourceMappingURL=/dev/zero */' }],
    ['a source map within a text', { sheet: '.big{content:"/*# sourceMappingURL=/dev/zero */"}' }],
  ])('%s', async (_, release) => {
    const outcome = await host.set(typeof release === 'function' ? release() : release)
    expect(outcome.lines).toContain('Done.')
    expect(outcome.after['shell/party.html']).not.toMatch(/<script>evil|content:evil|\/\*/)
    const { after } = outcome
    after['shell/party.html'] = (after['shell/party.html'] ?? '')
      .replaceAll('\\3c script>evil', '')
      .replaceAll('<script>evil()\\3c', '')
    expect(after['shell/_policy.conf']).toBe(outcome.before['shell/_policy.conf'])
  })
})

function styled(styles: string) {
  return {
    '/party': { en: { markup: '<h1 class="big" data-style="x">a</h1>', styles }, hi: picture },
  }
}
