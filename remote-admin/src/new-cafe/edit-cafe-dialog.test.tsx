import { rejectWrites } from '@baithak/testing'
import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { field, fillField, previewNames, user } from '../testing/add-cafe-dialog'
import { renderAdmin } from '../testing/render-admin'

async function openEditor(url = '/admin/cafe/dabara-house') {
  const mode = renderAdmin(url)
  await user.click(await screen.findByRole('button', { name: 'Edit Details' }))
  await screen.findByRole('dialog', { name: 'Edit Café' })
  return mode
}
const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }))
const replace = async (name: string, text: string) => {
  await user.clear(field(name))
  if (text) await fillField(name, text)
}

describe('editing a café', () => {
  test('the form has its values, and a change shows on the page', async () => {
    const { host, path } = await openEditor()
    expect(field('Name')).toHaveValue('Dabara House')
    expect(field('Address')).toHaveValue('100 Feet Road, Indiranagar, Bengaluru')
    expect(previewNames()).toHaveLength(4)
    await replace('Name', 'Dabara Palace')
    await user.click(screen.getByRole('button', { name: 'Remove image 1' }))
    await save()
    expect(await screen.findByRole('heading', { level: 1, name: 'Dabara Palace' })).toBeVisible()
    expect(screen.getAllByRole('img', { name: /^Dabara Palace, image \d of 3$/ })).toHaveLength(3)
    expect(host.toasts).toEqual([{ title: 'Changes Saved' }])
    expect(path()).toBe('/admin/cafe/dabara-house')
  })

  test('what was typed survives a reload, and Cancel discards it', async () => {
    const first = await openEditor()
    await replace('City', 'Mysuru')
    first.unmount()
    await openEditor()
    expect(field('City')).toHaveValue('Mysuru')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Edit Details' }))
    expect(await screen.findByLabelText('City')).toHaveValue('Bengaluru')
    expect(localStorage.getItem('draft:edit-cafe:dabara-house')).toBeNull()
  })

  test('Undo in the toast of Cancel gives back what was typed and the chosen images', async () => {
    const { host } = await openEditor()
    await replace('City', 'Mysuru')
    await user.click(screen.getByRole('button', { name: 'Remove image 1' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const [toast] = host.toasts
    expect(toast).toMatchObject({ title: 'Changes discarded', action: { label: 'Undo' } })
    act(() => toast?.action?.onPress())
    await user.click(screen.getByRole('button', { name: 'Edit Details' }))
    expect(await screen.findByLabelText('City')).toHaveValue('Mysuru')
    expect(previewNames()).toHaveLength(3)
  })

  test('Undo does not replace what has been typed since', async () => {
    const { host } = await openEditor()
    await replace('City', 'Mysuru')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Edit Details' }))
    await screen.findByRole('dialog', { name: 'Edit Café' })
    await replace('City', 'Hubballi')
    act(() => host.toasts[0]?.action?.onPress())
    expect(field('City')).toHaveValue('Hubballi')
  })

  test('the draft has the changed fields only, because the others are translated', async () => {
    const { host } = await openEditor()
    const draft = () => JSON.parse(localStorage.getItem('draft:edit-cafe:dabara-house') ?? 'null')
    await replace('City', 'Mysuru')
    expect(draft()).toEqual({ city: 'Mysuru' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    act(() => host.toasts[0]?.action?.onPress())
    expect(draft()).toEqual({ city: 'Mysuru' })
  })

  test('Cancel without a change shows no toast', async () => {
    const { host } = await openEditor()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(host.toasts).toEqual([])
  })

  test('an amenity that is unmarked and marked again is not a change', async () => {
    const { host } = await openEditor()
    const wifi = screen.getByRole('button', { name: 'WiFi', pressed: true })
    await user.click(wifi)
    expect(localStorage.getItem('draft:edit-cafe:dabara-house')).not.toBeNull()
    await user.click(wifi)
    expect(localStorage.getItem('draft:edit-cafe:dabara-house')).toBe('{}')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(host.toasts).toEqual([])
  })

  test('on a full device the dialog stays open with what was typed', async () => {
    await openEditor()
    await replace('City', 'Mysuru')
    rejectWrites()
    await save()
    expect(screen.getByText(/no room left on this device/)).toBeVisible()
    expect(field('City')).toHaveValue('Mysuru')
  })

  test('a café that waits for approval cannot be edited', async () => {
    renderAdmin('/admin/cafe/mogra-terrace')
    expect(await screen.findByText('Its details can be edited once it is approved.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit Details' })).toBeNull()
  })
})
