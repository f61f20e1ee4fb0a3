import { contrast, themeTokens } from '@baithak/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { findTitle, press, renderOnboarding, storedDraft } from '../testing/render-onboarding'

describe('the interests', () => {
  it('are eight, all optional', async () => {
    const { path } = renderOnboarding('/onboarding/interests')
    await findTitle('What brings you out?')
    const names = ['Work', 'Party', 'Gigs', 'Networking', 'Music', 'Food', 'Art', 'Events']
    expect(screen.getAllByRole('checkbox')).toHaveLength(8)
    for (const name of names) expect(screen.getByRole('checkbox', { name })).not.toBeChecked()
    await press('Continue')
    expect(path()).toBe('/onboarding/permissions')
  })

  it('can be combined, and removed', async () => {
    renderOnboarding('/onboarding/interests')
    await findTitle('What brings you out?')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Music' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Art' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Music' }))
    expect(storedDraft().interests).toEqual(['Art'])
  })

  it.each(['light', 'dark'] as const)('are readable when chosen in %s', async (theme) => {
    const tokens = themeTokens()[theme]
    renderOnboarding('/onboarding/interests')
    await findTitle('What brings you out?')
    const cards = screen.getAllByRole('checkbox').map((box) => {
      const [, token = ''] =
        /--card: var\(--color-([\w-]+)\)/.exec(box.closest('label')?.style.cssText ?? '') ?? []
      return { interest: box.getAttribute('value'), colour: tokens[token] ?? '' }
    })
    const insufficient = cards.flatMap(({ interest, colour }) =>
      ['white', 'lamp', 'on-toast']
        .map((text) => ({ interest, text, actual: contrast(tokens[text] ?? '', colour) }))
        .filter(({ actual }) => !(actual >= 4.5)),
    )
    expect(insufficient).toEqual([])
  })
})
