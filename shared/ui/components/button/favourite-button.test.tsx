import type { ModeProps } from '@baithak/contract'
import { favouritesRecord } from '@baithak/domain/favourites'
import { HostContext } from '@baithak/platform'
import { renderMode } from '@baithak/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FavouriteButton } from './favourite-button'

const removed = { title: 'Removed', emptyFocusId: 'none' }
function renderButtons() {
  const Root = ({ host }: ModeProps) => (
    <HostContext value={host}>
      <FavouriteButton kind="cafes" id="a" label="Favourite: A" />
      <FavouriteButton kind="cafes" id="b" label="Favourite: B" removed={removed} />
    </HostContext>
  )
  const { host } = renderMode(Root, { translations: { namespace: 'x', files: {} } })
  const stored = () => host.storage.record(favouritesRecord('cafes')).getState()
  return { host, stored }
}
const button = (name: string) => screen.getByRole('button', { name: `Favourite: ${name}` })

test('a press marks a favourite, the next one unmarks it', async () => {
  const { stored, host } = renderButtons()
  expect(button('A')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(button('A'))
  expect(button('A')).toHaveAttribute('aria-pressed', 'true')
  expect(button('B')).toHaveAttribute('aria-pressed', 'false')
  expect(stored()).toEqual(['a'])
  await userEvent.click(button('A'))
  expect(stored()).toEqual([])
  expect(host.toasts).toEqual([])
})

test('where the entry disappears, a toast brings it back', async () => {
  const { stored, host } = renderButtons()
  await userEvent.click(button('B'))
  await userEvent.click(button('B'))
  expect(host.toasts).toMatchObject([{ title: 'Removed', action: { label: 'Undo' } }])
  act(() => host.toasts[0]?.action?.onPress())
  expect(stored()).toEqual(['b'])
})
