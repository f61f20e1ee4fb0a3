import { builtInModes, modes } from '@baithak/build/apps'
import { expect, test } from '../fixtures'
import { modeTitle } from '../fixtures/mode-title'

const pathOf = (id: string) => (id === 'admin' ? '/admin/login' : `/${id}`)

for (const { id } of modes)
  test(`${id} opens at its own URL and makes way for another mode`, {
    tag: [`@${id}`, '@ci'],
  }, async ({ page, onboarded }) => {
    await onboarded()
    await page.goto(pathOf(id))
    await expect(modeTitle(page, id)).toBeVisible()
    // A team may release before the others.
    const { modes: live } = await (await page.request.get('/remotes.json')).json()
    const other = builtInModes.find((mode) => mode.id !== id && mode.id in live)?.id
    if (!other) return
    await page.goto(pathOf(other))
    await expect(modeTitle(page, other)).toBeVisible()
  })
