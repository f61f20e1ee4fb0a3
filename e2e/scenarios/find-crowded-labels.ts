/** Runs in the page. Finds labels of the navigation that wrap or leave no space to the next one. */
export function findCrowdedLabels(): string[] {
  const minimumGapPx = 3
  return [...document.querySelectorAll('.bottom-nav-item')].flatMap((item) => {
    const range = document.createRange()
    range.selectNodeContents(item.querySelector('span') ?? item)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    const gapPx = item.clientWidth - range.getBoundingClientRect().width
    return lines.size > 1 || gapPx < minimumGapPx
      ? [
          `the label “${item.textContent}” has ${lines.size} lines and ${gapPx.toFixed(1)} px of space`,
        ]
      : []
  })
}
