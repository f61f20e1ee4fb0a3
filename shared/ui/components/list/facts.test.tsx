import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Facts } from './facts'

test('a missing fact takes no space and leaves no dot', () => {
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
