import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { LanguageButton } from './language-button'

it('an English reader changes to Hindi, and is told so in words still readable', async () => {
  const { i18n, toast } = renderShell(<LanguageButton />)
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }))
  expect(i18n.language).toBe('hi')
  expect(toast()).toMatchObject({
    title: 'Language Updated!',
    description: 'App language changed to Hindi.',
  })
  expect(screen.getByRole('button', { name: 'English' })).toBeVisible()
})

it('a Hindi reader changes to English, and is told so in English', async () => {
  const { i18n, toast } = renderShell(<LanguageButton />, { language: 'hi' })
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  expect(i18n.language).toBe('en')
  expect(toast()).toMatchObject({
    title: 'Language Updated!',
    description: 'App language changed to English.',
  })
})

it('the name of a language is marked as that language', () => {
  renderShell(<LanguageButton />)
  expect(screen.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute('lang', 'hi')
})
