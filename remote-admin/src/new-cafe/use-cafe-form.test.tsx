import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  add,
  choose,
  field,
  fill,
  open,
  opens,
  photograph,
  photographs,
  previews,
  user,
} from '../testing/add-cafe-dialog'
import { renderAdmin } from '../testing/render-admin'
import * as decoding from './decode-image'

beforeEach(() => {
  vi.spyOn(decoding, 'decodeImage').mockImplementation(opens)
})

describe('nothing that was typed is lost', () => {
  test('a write past the quota keeps the dialog open with everything in it and says what to do', async () => {
    const { host } = renderAdmin('/admin/dashboard')
    await open()
    await fill()
    await choose(...photographs(2))
    await waitFor(() => expect(previews()).toHaveLength(2))
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await add()
    expect(screen.getByText(/no room left on this device.*Remove an image/)).toBeVisible()
    expect(field('Name')).toHaveValue('Kaapi Verandah')
    expect(previews()).toHaveLength(2)
    expect(host.toasts.map(({ title }) => title)).not.toContain('Café Added')
    full.mockRestore()
    await user.click(screen.getByRole('button', { name: 'Remove image 2' }))
    await add()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(host.storage.cafes.getState()).toHaveLength(1)
  })

  test('on a full device, typing is reported once and not at every letter', async () => {
    const { host } = renderAdmin('/admin/dashboard')
    await open()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.type(field('Name'), 'Kaapi')
    expect(field('Name')).toHaveValue('Kaapi')
    expect(host.toasts).toHaveLength(1)
  })

  test('closing by accident keeps it all, images too', async () => {
    renderAdmin('/admin/dashboard')
    await open()
    await fill()
    await choose(photograph('1.jpg'))
    await waitFor(() => expect(previews()).toHaveLength(1))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await open()
    expect(field('Name')).toHaveValue('Kaapi Verandah')
    expect(previews()).toEqual(['1.jpg'])
  })

  test('a reload keeps what was typed', async () => {
    const { unmount } = renderAdmin('/admin/dashboard')
    await open()
    await fill()
    await user.click(screen.getByRole('radio', { name: 'Gold' }))
    unmount()
    renderAdmin('/admin/dashboard')
    await open()
    expect(field('Name')).toHaveValue('Kaapi Verandah')
    expect(field('Address')).toHaveValue('12 Lavelle Road')
    expect(screen.getByRole('radio', { name: 'Gold' })).toBeChecked()
  })

  test('Cancel and an added café leave an empty form behind', async () => {
    renderAdmin('/admin/dashboard')
    await open()
    await fill()
    await choose(photograph('1.jpg'))
    await waitFor(() => expect(previews()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await open()
    expect(field('Name')).toHaveValue('')
    expect(previews()).toEqual([])
    await fill()
    await add()
    await open()
    expect(field('Name')).toHaveValue('')
    expect(screen.queryByText('Enter the name')).toBeNull()
    expect(localStorage.getItem('draft:new-cafe')).toBeNull()
  })

  test('an image that is still being prepared when the dialog is cancelled does not land in the next café', async () => {
    let finish = () => {}
    vi.mocked(decoding.decodeImage).mockImplementationOnce(async (file) => {
      await new Promise<void>((done) => {
        finish = done
      })
      return opens(file)
    })
    renderAdmin('/admin/dashboard')
    await open()
    await choose(photograph('1.jpg'))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    finish()
    await open()
    await choose(photograph('2.jpg'))
    await waitFor(() => expect(previews()).toEqual(['2.jpg']))
  })
})
