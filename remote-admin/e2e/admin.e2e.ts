import { expect, test } from '@baithak/e2e/fixtures'

/** Runs in the page. Returns the words in the cells of tables that stand on two lines. */
function findBrokenWords(): string[] {
  const broken: string[] = []
  for (const cell of document.querySelectorAll('td, th')) {
    const nodes = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\d]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
  }
  return broken
}

test('no word of the café table is broken at 768 px', { tag: '@admin' }, async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const language of ['en', 'hi']) {
    await page.goto('/admin/dashboard')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('rowheader')).toHaveCount(12)
    expect(await page.evaluate(findBrokenWords)).toEqual([])
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'hi'))
  }
})
