import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChipRow } from './chip'

const options = [
  { value: 'all', label: 'All' },
  { value: 'music', label: 'Music' },
] as const

test('a row of chips marks the chosen one and scrolls it into view', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  const onValueChange = vi.fn()
  const { rerender } = render(
    <ChipRow label="Category" {...{ options, onValueChange }} value="all" />,
  )
  expect(screen.getByRole('group', { name: 'Category' })).toBeInTheDocument()
  expect(scrollIntoView).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Music', pressed: false }))
  expect(onValueChange).toHaveBeenCalledWith('music')
  rerender(<ChipRow label="Category" {...{ options, onValueChange }} value="music" />)
  const music = screen.getByRole('button', { name: 'Music', pressed: true })
  expect(scrollIntoView.mock.contexts).toEqual([music])
})
