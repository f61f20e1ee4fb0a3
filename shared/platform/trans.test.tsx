// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, it } from 'vitest'
import { Trans } from './trans'

const i18n = createInstance({
  lng: 'en',
  react: { transWrapTextNodes: 'span' },
  defaultNS: 'party',
  resources: { en: { party: { distance: 'within <b>{{km}} km</b>' } } },
})
await i18n.use(initReactI18next).init()

it('shows the words at once, and the elements once the library’s code has loaded', async () => {
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <Trans i18nKey={'distance' as never} values={{ km: 5 }} components={{ b: <strong /> }} />
    </I18nextProvider>,
  )
  expect(container.innerHTML).toContain('within 5 km')
  expect((await screen.findByText('5 km')).parentElement?.tagName).toBe('STRONG')
  expect(container.textContent).toBe('within 5 km')
})

it('takes its words from children', async () => {
  render(
    <I18nextProvider i18n={i18n}>
      <Trans>
        as <i>children</i>
      </Trans>
    </I18nextProvider>,
  )
  expect((await screen.findByText('children')).closest('i')).not.toBeNull()
})
