import type { ModeProps } from '@baithak/contract'
import { favouritesRecord, useFavourites } from '@baithak/domain/favourites'
import { HostContext } from '@baithak/platform'
import { renderMode } from '@baithak/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FavouriteButton } from './favourite-button'

const removed = { title: 'Removed', emptyFocusId: 'filter' }
/** The favourites, whose entries disappear with their marks. */
const Favourites = () => (
  <ul>
    {useFavourites('cafes').ids.map((id) => (
      <li key={id}>
        <FavouriteButton kind="cafes" id={id} label={id} removed={removed} />
      </li>
    ))}
  </ul>
)

function renderFavourites(ids: string[]) {
  localStorage.setItem('draft:favourites:cafes', JSON.stringify(ids))
  const Root = ({ host }: ModeProps) => (
    <HostContext value={host}>
      <button type="button" id="filter">
        Filter
      </button>
      <FavouriteButton kind="cafes" id="a" label="Favourite: A" />
      <Favourites />
    </HostContext>
  )
  const { host } = renderMode(Root, { translations: { namespace: 'x', files: {} } })
  const stored = () => host.storage.record(favouritesRecord('cafes')).getState()
  return { host, stored }
}
const button = (name: string) => screen.getByRole('button', { name })

test('a press marks a favourite, the next one unmarks it', async () => {
  const { stored, host } = renderFavourites([])
  const heart = button('Favourite: A')
  for (const [before, ids] of [
    ['false', ['a']],
    ['true', []],
  ]) {
    expect(heart).toHaveAttribute('aria-pressed', before)
    await userEvent.click(heart)
    expect(stored()).toEqual(ids)
  }
  expect(host.toasts).toEqual([])
})

test('a favourite that disappears from its list is brought back by Undo', async () => {
  const { stored, host } = renderFavourites(['b'])
  await userEvent.click(button('b'))
  expect(stored()).toEqual([])
  expect(host.toasts).toMatchObject([{ title: 'Removed', action: { label: 'Undo' } }])
  act(() => host.toasts[0]?.action?.onPress())
  expect(stored()).toEqual(['b'])
})

test('the focus moves on when its heart disappears', async () => {
  renderFavourites(['b', 'c', 'd'])
  await userEvent.click(button('c'))
  expect(button('d')).toHaveFocus()
  await userEvent.click(button('d'))
  expect(button('b')).toHaveFocus()
  await userEvent.click(button('b'))
  expect(button('Filter')).toHaveFocus()
})

test('a focus elsewhere stays', async () => {
  renderFavourites(['b', 'c'])
  button('Filter').focus()
  fireEvent.click(button('b'))
  expect(button('Filter')).toHaveFocus()
})
