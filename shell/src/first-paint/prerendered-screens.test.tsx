import { languages } from '@baithak/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AppContent } from '../app/app'
import { testModes } from '../testing/registry-entry'
import { renderShell } from '../testing/render-shell'
import { prerenderScreens } from './prerendered-screens'

const screens = prerenderScreens(testModes())

it('each language has Welcome, the mode chooser and a skeleton for every mode', () => {
  const skeletons = ['skeleton', 'skeleton-admin', 'skeleton-gig', 'skeleton-party']
  const names = ['welcome', 'chooser', ...skeletons]
  expect(Object.keys(screens).sort()).toEqual(
    languages.flatMap(({ id }) => names.map((name) => `${name}-${id}`)).sort(),
  )
})

const textOf = (html = '') => {
  const template = document.createElement('template')
  template.innerHTML = html
  for (const element of template.content.querySelectorAll('title, .loading-label')) element.remove()
  return template.content.textContent
}

it.each([
  ['welcome', false],
  ['chooser', true],
])('the static %s says what the screen says that replaces it', async (name, isOnboarded) => {
  if (isOnboarded) localStorage.setItem('isUserOnboarded', 'true')
  for (const { id } of languages) {
    const { unmount } = renderShell(<AppContent />, { language: id })
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(textOf(screens[`${name}-${id}`])).toBe(document.body.textContent)
    unmount()
  }
})

it('the buttons of prerendered screens are links that work without the app', () => {
  expect(screens['welcome-en']).toMatch(/<a [^>]*href="\/onboarding\/phone"/)
  for (const path of ['/work', '/party', '/gig'])
    expect(screens['chooser-en']).toMatch(new RegExp(`<a [^>]*href="${path}"`))
})
