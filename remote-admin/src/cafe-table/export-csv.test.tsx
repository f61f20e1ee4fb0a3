import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

const files: Blob[] = []
const names: string[] = []

beforeEach(() => {
  files.length = 0
  names.length = 0
  vi.useFakeTimers({ now: new Date('2026-11-21T11:00+05:30'), toFake: ['Date'] })
  // jsdom has no object URLs and no downloads.
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
})
afterEach(() => void vi.useRealTimers())

async function exportFrom(url: string, language: 'en' | 'hi' = 'en') {
  renderAdmin(url, language)
  await userEvent.click(await screen.findByRole('button', { name: /CSV|सीएसवी/ }))
  await waitFor(() => expect(files).toHaveLength(1))
  const records = parse(await (files[0] as Blob).text(), { bom: true, columns: true })
  return records as Record<string, string>[]
}

describe('Export CSV', () => {
  test('the file has the cafés of the table, in its order, and today’s date in its name', async () => {
    const records = await exportFrom('/admin/dashboard?show=active&sort=-checkIns&q=house')
    expect(names).toEqual(['baithak-cafes-2026-11-21.csv'])
    expect(records.map(({ Name }) => Name)).toEqual(['Dabara House', 'Monsoon Glasshouse'])
    expect(records[0]).toMatchObject({
      City: 'Bengaluru',
      Contact: "'+91 80 4123 5567",
      Status: 'Active',
      'Check-ins this week': '253',
      'Check-ins in total': '4860',
      'Change in %': '4',
    })
  })

  test('in Hindi its headers and values are Hindi', async () => {
    const [first] = await exportFrom('/admin/dashboard', 'hi')
    expect(first).toMatchObject({ नाम: 'दबारा हाउस', स्थिति: 'सक्रिय' })
  })
})
