import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Facts } from './facts'

test('what nobody has told takes no place and leaves no dot behind', () => {
  const { container } = render(
    <Facts>
      {'Bengaluru'}
      {''}
      {null}
    </Facts>,
  )
  expect(
    [...(container.firstElementChild?.children ?? [])].map((fact) => fact.textContent),
  ).toEqual(['Bengaluru '])
})
