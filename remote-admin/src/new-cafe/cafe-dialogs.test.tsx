import { cafesRecord } from '@baithak/domain'
import { rejectWrites } from '@baithak/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  chooseFiles,
  createPhoto,
  createPhotos,
  fakeDecodeImage,
  field,
  fillForm,
  openDialog,
  previewNames,
  setUpDialogTests,
  submitDialog,
  user,
} from '../testing/add-cafe-dialog'
import { renderAdmin } from '../testing/render-admin'
import * as decoding from './compress-file'

setUpDialogTests()

describe('the form keeps its values', () => {
  test('a write past the quota keeps the dialog open with its values and shows what to do', async () => {
    const { host } = renderAdmin('/admin/dashboard')
    await openDialog()
    await fillForm()
    await chooseFiles(...createPhotos(2))
    await waitFor(() => expect(previewNames()).toHaveLength(2))
    const allowWrites = rejectWrites()
    await submitDialog()
    expect(screen.getByText(/no room left on this device.*Remove an image/)).toBeVisible()
    expect(field('Name')).toHaveValue('Kaapi Verandah')
    expect(previewNames()).toHaveLength(2)
    expect(host.toasts.map(({ title }) => title)).not.toContain('Café Added')
    allowWrites()
    await user.click(screen.getByRole('button', { name: 'Remove image 2' }))
    await submitDialog()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(host.storage.record(cafesRecord).getState()).toHaveLength(1)
  })

  test('on a full device, typing is reported once and not for every key press', async () => {
    const { host } = renderAdmin('/admin/dashboard')
    await openDialog()
    rejectWrites()
    await user.type(field('Name'), 'Kaapi')
    expect(field('Name')).toHaveValue('Kaapi')
    expect(host.toasts).toHaveLength(1)
  })

  test('an accidental close keeps all values, images too', async () => {
    renderAdmin('/admin/dashboard')
    await openDialog()
    await fillForm()
    await chooseFiles(createPhoto('1.jpg'))
    await waitFor(() => expect(previewNames()).toHaveLength(1))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await openDialog()
    expect(field('Name')).toHaveValue('Kaapi Verandah')
    expect(previewNames()).toEqual(['1.jpg'])
  })

  test('a reload keeps the values', async () => {
    const { unmount } = renderAdmin('/admin/dashboard')
    await openDialog()
    await fillForm()
    await user.click(screen.getByRole('radio', { name: 'Gold' }))
    unmount()
    renderAdmin('/admin/dashboard')
    await openDialog()
    expect(field('Name')).toHaveValue('Kaapi Verandah')
    expect(field('Address')).toHaveValue('12 Lavelle Road')
    expect(screen.getByRole('radio', { name: 'Gold' })).toBeChecked()
  })

  test('Cancel and an added café reset the form', async () => {
    renderAdmin('/admin/dashboard')
    await openDialog()
    await fillForm()
    await chooseFiles(createPhoto('1.jpg'))
    await waitFor(() => expect(previewNames()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await openDialog()
    expect(field('Name')).toHaveValue('')
    expect(previewNames()).toEqual([])
    await fillForm()
    await submitDialog()
    await openDialog()
    expect(field('Name')).toHaveValue('')
    expect(screen.queryByText('Enter the name')).toBeNull()
    expect(localStorage.getItem('draft:new-cafe')).toBeNull()
  })

  test('an image that is being compressed on Cancel does not end up in the next café', async () => {
    let finish = () => {}
    vi.mocked(decoding.decodeImage).mockImplementationOnce(async (file) => {
      await new Promise<void>((done) => {
        finish = done
      })
      return fakeDecodeImage(file)
    })
    renderAdmin('/admin/dashboard')
    await openDialog()
    await chooseFiles(createPhoto('1.jpg'))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    finish()
    await openDialog()
    await chooseFiles(createPhoto('2.jpg'))
    await waitFor(() => expect(previewNames()).toEqual(['2.jpg']))
  })
})
