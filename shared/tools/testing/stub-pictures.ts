import { hashOf } from '@baithak/build/file-hashes'
import { stubManifest } from './stub-apps'

const frame = (audience: string) =>
  `<div data-mode="placeholder" class="${audience}"><main data-mode="placeholder"><slot></slot></main><nav><a href="/">Modes</a><a aria-current="page" href="/placeholder"><svg><path d="M0 0"></path></svg><span>placeholder</span></a><i class="bottom-nav-bar"></i></nav></div>`
const frames = (audience: string) => ({ en: frame(audience), hi: frame(audience) })

const styles = '.member{color:blue}.unused{color:red}'

/** The smallest build of a shell with pages for the modes' screens. */
export const stubShellPage = {
  'index.html': `<!doctype html><title>Baithak</title>
<script type="text/plain" id="critical-styles">@layer critical{}</script>
<script type="application/json" id="critical-preload">{"code":{"scripts":["/assets/a.js"],"styles":["/assets/a.css"]}}</script>
<script>start()</script>
<body><div id="root"></div><div class="loading-mark">loading</div>
<template id="chooser-en"><h1>Chooser</h1></template>
</body>`,
  'frames.json': JSON.stringify({ member: frames('member'), partner: frames('partner') }),
  'assets/a.css': styles,
}

export const partyPictures = {
  '/party': {
    en: {
      markup: '<h1 class="big">Pick a room</h1><img src="/release/assets/a.svg">',
      styles: '',
    },
    hi: { markup: '<h1 class="big">जगह चुनें</h1>', styles: '[data-style="x"]{left:1px}' },
  },
  '/party/create': {
    en: { markup: '<h1>Date</h1>', styles: '' },
    hi: { markup: '', styles: '' },
  },
}

interface StubRelease {
  code?: string
  pictures?: unknown
  sheet?: string
  /** Changes of `mode.json`. */
  manifest?: object
  /** Further entries of `files.json`. */
  listed?: object
}

/** The files of a release of Party with pictures of its screens. */
export function stubPartyRelease({
  code = '',
  pictures = partyPictures,
  sheet = '@scope([data-mode=party]){.big{background:url(./b.svg)}.small{color:red}}',
  manifest = {},
  listed = {},
}: StubRelease = {}): Record<string, string> {
  const prerendered = typeof pictures === 'string' ? pictures : JSON.stringify(pictures)
  const files = { 'remoteEntry.js': code, 'assets/a.css': sheet }
  const hashes = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, hashOf(content)]),
  )
  const list = JSON.stringify({ ...hashes, 'prerendered.json': hashOf(prerendered), ...listed })
  return {
    ...files,
    'prerendered.json': prerendered,
    'files.json': list,
    'mode.json': JSON.stringify({
      ...stubManifest('party', code),
      darkTheme: true,
      nav: [
        { path: '/party', label: { en: 'Home', hi: 'होम' }, icon: [['circle', { r: '3' }]] },
        { path: '/party/create', label: { en: 'Plan', hi: 'रचें' }, icon: [] },
      ],
      preload: { scripts: ['remoteEntry.js'], styles: ['assets/a.css'], texts: {}, screens: {} },
      files: 'files.json',
      integrity: { ...hashes, 'files.json': hashOf(list) },
      ...manifest,
    }),
  }
}
