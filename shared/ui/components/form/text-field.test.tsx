import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SearchField, TextArea, TextField } from './text-field'

describe('a field', () => {
  it('is described by its help, or by its error in place of it', () => {
    const { rerender } = render(<TextField label="Address" help="Street, area" />)
    const field = screen.getByRole('textbox', { name: 'Address' })
    expect(field).toHaveAccessibleDescription('Street, area')
    expect(field).toBeValid()
    rerender(<TextField label="Address" help="Street, area" error="Enter the address" />)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Enter the address')
    expect(screen.queryByText('Street, area')).toBeNull()
  })

  it('with an error is scrolled into view with its label if it has the focus', () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { rerender } = render(<TextField label="Name" />)
    rerender(<TextField label="Name" error="Enter the name" />)
    expect(scrollIntoView).not.toHaveBeenCalled()
    rerender(<TextField label="Name" />)
    screen.getByRole('textbox').focus()
    rerender(<TextField label="Name" error="Enter the name" />)
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
    const [field] = scrollIntoView.mock.contexts as [HTMLElement]
    expect(field).toHaveTextContent('NameEnter the name')
  })
})

describe('the length of what is typed', () => {
  it('has a limit by the type of the field unless another is given', () => {
    render(
      <>
        <TextField label="Name" />
        <TextField label="Email" type="email" />
        <TextField label="Address" maxLength={500} />
        <SearchField label="Search" />
      </>,
    )
    const limits = screen.getAllByLabelText<HTMLInputElement>(/./).map(({ maxLength }) => maxLength)
    expect(limits).toEqual([200, 254, 500, 100])
  })

  it('is announced in a text area when it is reached, and longer stored text stays', () => {
    const full = 'No more than 5 characters.'
    const area = (value: string) => (
      <TextArea label="Comments" value={value} maxLength={5} full={full} readOnly />
    )
    const { rerender } = render(area('four'))
    const note = screen.getByRole('status')
    expect(note).toBeEmptyDOMElement()
    rerender(area('more than five'))
    expect(note).toHaveTextContent(full)
    expect(screen.getByRole('textbox')).toHaveValue('more than five')
  })
})
