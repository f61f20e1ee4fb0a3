import { JSDOM } from 'jsdom'

/** Elements that run and load nothing but images, and that a browser parses as they were serialised. */
const elements = new Set(
  `a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data dd del details dfn div
  dl dt em fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main
  mark menu meter nav ol optgroup option output p progress q rp rt ruby s samp search section select small span strong sub
  summary sup table tbody td textarea tfoot th thead time tr u ul var wbr
  svg g path circle rect line polyline polygon ellipse defs clipPath mask linearGradient radialGradient stop`.split(
    /\s+/,
  ),
)

const attributes =
  /^(?:class|role|lang|dir|alt|type|value|placeholder|selected|checked|disabled|open|scope|colspan|rowspan|start|size|rows|cols|min|max|step|low|high|optimum|multiple|datetime|decoding|width|height|xmlns|viewBox|preserveAspectRatio|d|points|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|fx|fy|offset|transform|opacity|color|fill|stroke|(?:aria|data|fill|stroke|stop|clip|font)-[a-z-]+|mask|gradientUnits|gradientTransform|clipPathUnits|maskUnits|pathLength)$/

/** A path of this site, also after a browser has removed white space; the files of the release are below `/release/`. */
const sitePath = /^\/(?![/\\])[^\s\\]*$/
const imagePath = /^\/(?:[\w-]+[\w.-]*\/)*[\w-]+[\w.-]*$/
/** As React makes them; any other one might be looked up by the shell. */
const generatedId = /^_[rR]_\w+_$/

function isHarmless({ localName }: Element, { name, value }: Attr): boolean {
  if (name === 'href') return localName === 'a' && sitePath.test(value)
  if (name === 'src') return localName === 'img' && imagePath.test(value)
  if (name === 'id') return generatedId.test(value)
  return attributes.test(name) && !/url\((?!#)/i.test(value)
}

/**
 * The markup of a picture as a release sends it, without all that could run, load from elsewhere or be taken for a part of
 * the shell's page.
 */
export function harmlessMarkup(html: string): string {
  const { document, NodeFilter } = new JSDOM(`<body>${html}`).window
  const { body } = document
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT)
  for (let node = comments.nextNode(); node; node = comments.nextNode())
    node.parentNode?.removeChild(node)
  for (const element of body.querySelectorAll('*'))
    if (!elements.has(element.localName)) element.remove()
  for (const element of body.querySelectorAll('*'))
    for (const attribute of [...element.attributes])
      if (!isHarmless(element, attribute)) element.removeAttributeNode(attribute)
  return body.innerHTML
}

const inlineRules =
  /^(?:\[data-style="[\w+/=-]+"\]\{(?:[^{}<>@\\"'/]|"[^"\n{}<>@\\]*"|'[^'\n{}<>@\\]*'|\/(?!\*))*\})*$/

/** The rules that replace `style` attributes, or none if they are anything else. */
export const harmlessRules = (styles: string): string =>
  inlineRules.test(styles) && !/url\(|image/i.test(styles) ? styles : ''

const comment = /("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')|\/\*[\s\S]*?(?:\*\/|$)/g
const elsewhere = /url\(\s*(["']?)(?!\/release\/|data:|#)[^)]*\)/gi

/**
 * A style sheet for the tools that read it: without images from elsewhere, and without comments, one of which could name a
 * file of this machine as a source map.
 */
export const harmlessSheet = (styles: string): string =>
  styles
    .replaceAll(comment, '$1')
    .replaceAll(/sourceMappingURL/gi, '')
    .replaceAll(elsewhere, 'none')

/** Style sheets within a `script` element, which they cannot end. */
export const inScript = (styles: string): string => styles.replaceAll(/<(?=[/!])/g, '\\3c ')
