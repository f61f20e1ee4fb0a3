/** Runs in the page. Finds visible text below 11 pixels, also where a drawing scales it. */
export function findSmallText(): string[] {
  const minSizePx = 11
  const found = new Map<string, number>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim()
    const element = texts.currentNode.parentElement as Element | null
    if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('.sr-only, script, style')) continue
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
    const scale = matrix ? Math.hypot(matrix.c, matrix.d) : 1
    const sizePx = Number.parseFloat(getComputedStyle(element).fontSize) * scale
    if (sizePx < minSizePx - 0.05) found.set(text.slice(0, 40), sizePx)
  }
  return [...found].map(([text, sizePx]) => `${sizePx.toFixed(1)} px: “${text}”`)
}
