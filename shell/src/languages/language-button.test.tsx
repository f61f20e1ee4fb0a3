import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { LanguageButton } from './language-button'

it('switches from English to Hindi, with a toast in English', async () => {
  const { i18n, toast } = renderShell(<LanguageButton />)
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }))
  expect(i18n.language).toBe('hi')
  expect(toast()).toMatchObject({
    title: 'Language Updated!',
    description: 'App language changed to Hindi.',
  })
  expect(screen.getByRole('button', { name: 'English' })).toBeVisible()
})

it('switches from Hindi to English, with a toast in English', async () => {
  const { i18n, toast } = renderShell(<LanguageButton />, { language: 'hi' })
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  expect(i18n.language).toBe('en')
  expect(toast()).toMatchObject({
    title: 'Language Updated!',
    description: 'App language changed to English.',
  })
})

it('its label is marked as the other language', () => {
  renderShell(<LanguageButton />)
  expect(screen.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute('lang', 'hi')
})
