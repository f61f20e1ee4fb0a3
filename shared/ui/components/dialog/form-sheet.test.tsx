import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FormSheet } from './form-sheet'

const formSheet = (open: boolean, onSubmit: () => boolean, onClose = () => {}) => (
  <FormSheet title="Edit profile" submitLabel="Save" {...{ open, onSubmit, onClose }}>
    <input aria-label="Full name" />
  </FormSheet>
)
const press = () => act(() => screen.getByRole('button', { name: 'Save' }).click())

it('a form in a sheet is saved once for each opening, and closes', () => {
  const onSubmit = vi.fn(() => true)
  const onClose = vi.fn()
  const { rerender } = render(formSheet(true, onSubmit, onClose))
  press()
  press()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
  rerender(formSheet(false, onSubmit))
  rerender(formSheet(true, onSubmit))
  press()
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

it('a form that is not complete stays open and can be saved again', () => {
  const onSubmit = vi.fn(() => false)
  const onClose = vi.fn()
  render(formSheet(true, onSubmit, onClose))
  press()
  press()
  expect(onSubmit).toHaveBeenCalledTimes(2)
  expect(onClose).not.toHaveBeenCalled()
})
