import { cafesRecord } from '@baithak/domain'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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

describe('the images of a new café', () => {
  test('up to five are previewed, the first is the cover, and each can be removed', async () => {
    renderAdmin('/admin/dashboard')
    await openDialog()
    await chooseFiles(...createPhotos(3))
    await waitFor(() => expect(previewNames()).toEqual(['1.jpg', '2.jpg', '3.jpg']))
    expect(screen.getByText('Cover')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove image 1' }))
    expect(previewNames()).toEqual(['2.jpg', '3.jpg'])
    expect(field('Choose images')).toHaveFocus()
    await chooseFiles(createPhoto('1.jpg'))
    await waitFor(() => expect(previewNames()).toEqual(['2.jpg', '3.jpg', '1.jpg']))
  })

  test('a sixth is rejected with a message, chosen later or with the others', async () => {
    renderAdmin('/admin/dashboard')
    await openDialog()
    await chooseFiles(...createPhotos(5))
    await waitFor(() => expect(previewNames()).toHaveLength(5))
    expect(screen.queryByText(/Only 5 images fit/)).toBeNull()
    await chooseFiles(createPhoto('6.jpg'))
    expect(screen.getByText('Only 5 images fit. 1 was left out.')).toBeVisible()
    expect(previewNames()).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Remove image 5' }))
    await chooseFiles(...createPhotos(3))
    await waitFor(() => expect(previewNames()).toHaveLength(5))
    expect(screen.getByText('Only 5 images fit. 2 were left out.')).toBeVisible()
  })

  test('a file that is not an image gets a message, and the form keeps its values', async () => {
    renderAdmin('/admin/dashboard')
    await openDialog()
    await fillForm()
    await chooseFiles(
      createPhoto('1.jpg'),
      new File(['…'], 'broken.pdf', { type: 'application/pdf' }),
      createPhoto('broken.jpg'),
      createPhoto('2.jpg'),
    )
    await waitFor(() => expect(previewNames()).toEqual(['1.jpg', '2.jpg']))
    expect(screen.getByText(/“broken.pdf” could not be opened as an image/)).toBeVisible()
    expect(screen.getByText(/“broken.jpg” could not be opened as an image/)).toBeVisible()
    expect(field('Name')).toHaveValue('Kaapi Verandah')
    expect(field('Address')).toHaveValue('12 Lavelle Road')
  })

  test('a file that is not an image takes no slot', async () => {
    renderAdmin('/admin/dashboard')
    await openDialog()
    await chooseFiles(createPhoto('broken.jpg'), ...createPhotos(6))
    await waitFor(() => expect(previewNames()).toHaveLength(5))
    expect(screen.getByText(/“broken.jpg” could not be opened/)).toBeVisible()
    expect(screen.getByText('Only 5 images fit. 1 was left out.')).toBeVisible()
    expect(screen.queryByText('Preparing image')).toBeNull()
  })

  test('a café cannot be added while an image is being compressed', async () => {
    let finish = () => {}
    vi.mocked(decoding.decodeImage).mockImplementation(async (file) => {
      await new Promise<void>((done) => {
        finish = done
      })
      return fakeDecodeImage(file)
    })
    const { host } = renderAdmin('/admin/dashboard')
    await openDialog()
    await fillForm()
    await chooseFiles(createPhoto('1.jpg'))
    expect(screen.getByText('Preparing image')).toBeInTheDocument()
    await submitDialog()
    fireEvent.submit(field('Name').closest('form') as HTMLFormElement)
    expect(host.storage.record(cafesRecord).getState()).toEqual([])
    finish()
    await waitFor(() => expect(previewNames()).toEqual(['1.jpg']))
    await submitDialog()
    expect(host.storage.record(cafesRecord).getState()).toHaveLength(1)
  })
})
