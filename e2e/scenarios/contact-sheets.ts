import { readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'

/** The grid of a contact sheet for screenshots of this width. */
const gridOf = (width: number) =>
  width > 600 ? { columns: 2, rows: 3, cellWidth: 780 } : { columns: 4, rows: 2, cellWidth: 390 }

const chunk = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )

/** Combines the screenshots of a folder, each with its name, to larger images. */
export async function contactSheets(browser: Browser, folder: string, width: number) {
  const { columns, rows, cellWidth } = gridOf(width)
  const names = (await readdir(folder)).filter((name) => /^(?!sheet-).*\.png$/.test(name)).sort()
  const page = await browser.newPage({
    viewport: { width: columns * (cellWidth + 10), height: 800 },
  })
  for (const [index, slice] of chunk(names, columns * rows).entries()) {
    const figures = slice.map(
      (name) =>
        `<figure><img src="${pathToFileURL(join(folder, name))}" width="${Math.min(cellWidth, width)}"><figcaption>${basename(name, '.png')}</figcaption></figure>`,
    )
    const html = `<!doctype html><style>body{margin:0;background:#888;display:grid;grid-template-columns:repeat(${columns},${cellWidth}px);gap:10px;font:14px sans-serif}
      figure{margin:0;max-height:1700px;overflow:hidden}</style>${figures.join('')}`
    const file = join(folder, 'sheet.html')
    await writeFile(file, html)
    await page.goto(pathToFileURL(file).href)
    await page.screenshot({
      path: join(folder, `sheet-${String(index + 1).padStart(2, '0')}.png`),
      fullPage: true,
    })
  }
  await page.close()
}
