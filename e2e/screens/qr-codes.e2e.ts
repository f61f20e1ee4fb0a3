import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { expect, test } from '../fixtures'
import { openScenario } from './open-scenario'
import { scenariosByApp } from './scenarios'

/** The scenarios that show a code, with the beginning of its text. */
const codes = [
  ['check-in', /^BAITHAK/],
  ['hopping-pass', /^BAITHAK/],
  ['party-share-cost', /^upi:\/\/pay\?/],
] as const

/** The width of the light edge in modules. The screen around a code may be dark. */
const quietZone = 4
/** The lowest brightness, of 255, that scanners take for light. */
const minBrightness = 200

/** Reads the code from an image half as wide and high, in which each pixel is the mean of four. */
function decodeHalved(source: PNG): string | undefined {
  const [width, height] = [source.width >> 1, source.height >> 1]
  const data = new Uint8ClampedArray(4 * width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 4; channel += 1) {
        const at = (column: number, row: number) =>
          source.data[4 * ((2 * y + row) * source.width + 2 * x + column) + channel] ?? 0
        data[4 * (y * width + x) + channel] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4
      }
  return jsQR(data, width, height)?.data
}

/** Returns the lowest brightness near the edge. The outermost pixels may be mixed with the ground behind. */
function darkestAtEdge({ width, height, data }: PNG, depth: number): number {
  let darkest = 255
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1)
      if (Math.min(x, y, width - 1 - x, height - 1 - y) < depth)
        darkest = Math.min(darkest, data[4 * (y * width + x) + 1] ?? 0)
  return darkest
}

const all = Object.values(scenariosByApp).flat()

for (const colorScheme of ['light', 'dark'] as const)
  for (const [name, content] of codes)
    test(`the code of ${name} has a quiet zone and is read at half its size (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const scenario = all.find((each) => each.name === name)
      if (!scenario) throw new Error(`There is no scenario ${name}.`)
      await openScenario(page, scenario, 'en')
      const code = page.locator('svg[role=img][aria-label*=QR]').first()
      await code.scrollIntoViewIfNeeded()
      const modules = await code.evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width)
      const image = PNG.sync.read(await code.screenshot({ animations: 'disabled' }))
      const depth = Math.floor((quietZone * image.width) / modules) - 1
      expect(darkestAtEdge(image, depth)).toBeGreaterThan(minBrightness)
      expect(decodeHalved(image)).toMatch(content)
    })
