import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { long } from '../fixtures/long'
import { openScreens } from './storage-page'

const readStorage = (page: Page) =>
  page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

async function twoTabs(page: Page, url: string) {
  const other = await page.context().newPage()
  const tabs = [page, other] as const
  for (const tab of tabs) await openScreens(tab, [url])
  return tabs
}

test(
  'two tabs send twelve messages each at once, and all are stored once',
  long,
  async ({ page, onboarded }) => {
    await onboarded()
    const tabs = await twoTabs(page, '/party/chat')
    const sent = tabs.map((_, tab) => Array.from({ length: 12 }, (_, turn) => `${tab}-${turn}`))
    await Promise.all(
      tabs.map(async (tab, index) => {
        for (const text of sent[index] ?? []) {
          await tab.getByRole('textbox').fill(text)
          await tab.getByRole('button', { name: 'Send' }).click()
        }
      }),
    )
    for (const tab of tabs)
      await expect
        .poll(async () => {
          const stored = await readStorage(tab)
          const [, chat = '[]'] =
            Object.entries(stored).find(([key]) => key.startsWith('draft:chat:')) ?? []
          const messages: { sender: string; text: string }[] = JSON.parse(chat)
          return messages
            .filter(({ sender }) => sender === 'user')
            .map(({ text }) => text)
            .sort()
        })
        .toEqual(sent.flat().sort())
  },
)

test(
  'nothing but the language remains after signing out while another tab types, unlike section 4',
  long,
  async ({ page, onboarded, context }) => {
    await onboarded({ theme: 'dark' })
    await openScreens(page, ['/settings', '/profile'])
    const partner = await context.newPage()
    await partner.goto('/admin/dashboard')
    await partner.getByRole('button', { name: 'Add New Café' }).click()
    const name = partner.getByRole('dialog').getByRole('textbox').first()
    await name.fill('Khidki')
    const chat = await context.newPage()
    await openScreens(chat, ['/party/chat'])
    await chat.getByRole('textbox').fill('Half a mess')

    await page.getByRole('button', { name: 'Sign Out' }).click()
    await Promise.all([
      partner.keyboard.type(' Corner of the street'),
      chat.keyboard.type('age that is never sent'),
    ])
    await expect(chat.getByText('Get Started')).toBeVisible()
    await expect(partner.getByRole('button', { name: 'Add New Café' })).toBeVisible()
    await page.waitForURL('/')
    await expect(page.getByText('Get Started')).toBeVisible()

    // The registry and the known-good releases belong to the app and contain nothing about the member.
    const appKeys = [
      'i18nextLng',
      'draft:known-good-modes',
      'draft:other-good-modes',
      'draft:registry',
      'draft:release-rules',
      'durable-writes',
    ]
    for (const tab of [page, partner, chat]) {
      const remaining = await tab.evaluate(() => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        cookies: document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, '')),
        historyState: window.history.state?.usr ?? null,
      }))
      expect({
        ...remaining,
        local: remaining.local.filter((key) => !appKeys.includes(key)),
        session: remaining.session.filter((key) => !appKeys.includes(key)),
      }).toEqual({
        local: [],
        session: [],
        cookies: ['i18next'],
        historyState: null,
      })
    }
    await partner.getByRole('button', { name: 'Add New Café' }).click()
    await expect(name).toHaveValue('')
  },
)
