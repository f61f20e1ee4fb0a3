import type { Navigation } from '@baithak/shared/contract'
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { useNavigation } from './use-navigation'

let found: Navigation | undefined

function Reader() {
  found = useNavigation()
  return null
}

function navigationAt(path: string): Navigation {
  renderShell(<Reader />, { at: path })
  if (!found) throw new Error('nothing was rendered')
  return found
}

it('a mode pushes a path with what travels along', () => {
  const navigation = navigationAt('/explore')
  act(() => navigation.push('/cafe/1', { cafe: { name: 'Dabara House' } }))
  expect(location.pathname).toBe('/cafe/1')
  expect(history.state.usr).toEqual({ cafe: { name: 'Dabara House' } })
})

it('back leads to the fallback, in place, when the visitor came straight here', () => {
  const navigation = navigationAt('/cafe/1')
  const before = history.length
  act(() => navigation.back('/explore'))
  expect(location.pathname).toBe('/explore')
  expect(history.length).toBe(before)
})
