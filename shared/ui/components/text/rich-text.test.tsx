// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RichText } from './rich-text'

const htmlOf = (text: string) =>
  render(
    <RichText text={text} elements={{ b: <b className="bold" />, i: <i /> }} />,
  ).container.innerHTML.replaceAll(/<\/?span>/g, '')

it.each([
  ['within <b>5 km</b>', 'within <b class="bold">5 km</b>'],
  ['<b>₹100</b> to <b>₹500</b>', '<b class="bold">₹100</b> to <b class="bold">₹500</b>'],
  ['<b>5 किमी</b> के <i>भीतर</i>', '<b class="bold">5 किमी</b> के <i>भीतर</i>'],
  ['no tags', 'no tags'],
  ['an <u>unknown</u> tag', 'an unknown tag'],
  // Markup in a value.
  ['<b><img src=x></b> & co', '<b class="bold">&lt;img src=x&gt;</b> &amp; co'],
])('%s has its words in elements', (text, html) => expect(htmlOf(text)).toBe(html))
