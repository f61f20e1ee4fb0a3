import { languages } from '@baithak/contract'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { LanguageButton } from './language-button'

it.each(languages.map(({ id }, index) => [id, languages[(index + 1) % languages.length]] as const))(
  'switches from %s to the next language, with a toast in English',
  async (language, next = languages[0]) => {
    const { i18n, toast } = renderShell(<LanguageButton />, { language })
    const button = screen.getByRole('button', { name: next.name })
    expect(button).toHaveAttribute('lang', next.id)
    await userEvent.click(button)
    expect(i18n.language).toBe(next.id)
    expect(toast()).toMatchObject({
      title: 'Language Updated!',
      description: `App language changed to ${next.englishName}.`,
      lang: 'en',
      note: next.id === 'hi' ? 'ऐप अब हिन्दी में है।' : undefined,
    })
  },
)

it('a change that never ends can be tried again', async () => {
  const { i18n } = renderShell(<LanguageButton />)
  const changeLanguage = vi.spyOn(i18n, 'changeLanguage')
  // react-i18next copies the instance, and with it the method, when the language changes.
  await act(() => i18n.changeLanguage('hi'))
  changeLanguage.mockClear().mockImplementationOnce(() => new Promise(() => {}))
  const button = screen.getByRole('button', { name: 'English' })
  await userEvent.click(button)
  await userEvent.click(button)
  expect(changeLanguage).toHaveBeenCalledTimes(2)
  expect(await screen.findByRole('button', { name: 'हिन्दी' })).not.toHaveAttribute('aria-busy')
})

it('a language that could not be loaded is not confirmed', async () => {
  const { i18n, toast } = renderShell(<LanguageButton />)
  i18n.removeResourceBundle('hi', 'translation')
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }))
  expect(i18n.language).toBe('hi')
  expect(toast()).toBeNull()
})
