import { expect, it } from 'vitest'
import { takeFontFaces } from './font-faces'

const ofFile =
  '@font-face{font-family:"Baithak Text";src:url(/a.woff2)format("woff2");font-weight:400 720;font-display:block;unicode-range:U+20B9}'
const ofDevice = '@font-face{font-family:Text Fallback;src:local(Arial);size-adjust:94%}'

it('those of files become arguments of a FontFace, and the other rules stay', () => {
  const { fontFaces, others } = takeFontFaces(`p{color:red}${ofFile}${ofDevice}h1{margin:0}`)
  expect(fontFaces).toEqual([
    [
      'Baithak Text',
      'url(/a.woff2)format("woff2")',
      { weight: '400 720', display: 'block', unicodeRange: 'U+20B9' },
    ],
  ])
  expect(others).toBe(`p{color:red}${ofDevice}h1{margin:0}`)
})
