import type { ModeProps } from '@baithak/contract'
import { defineMode } from '@baithak/platform'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { OverlaysContext } from '../services/shell-services'
import { registryEntry } from '../testing/registry-entry'
import { renderShell } from '../testing/render-shell'
import * as loading from './load-mode'
import { ModeOutlet } from './mode-outlet'

// React schedules renders as in a browser, not when a test calls `act`.
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const [older, newer] = [registryEntry('gig'), registryEntry('gig', { version: '2.0.0' })]

function Outlet() {
  const location = useLocation()
  const navigate = useNavigate()
  const [overlays] = useState(() => document.createElement('div'))
  return (
    <OverlaysContext value={overlays}>
      {['/left', '/gig'].map((path) => (
        <button key={path} type="button" onClick={() => navigate(path)}>
          {path}
        </button>
      ))}
      {location.pathname === '/left' ? <h1>Left</h1> : <ModeOutlet id="gig" location={location} />}
    </OverlaysContext>
  )
}

/** The releases are entered one after the other, the next one when the last is replaced. */
function renderMode(...roots: ((props: ModeProps) => React.ReactNode)[]) {
  const unmounts = roots.map(() => vi.fn())
  const modes = roots.map((root, index) => {
    const mode = defineMode({ root, translations: {} })
    const unmount: typeof mode.unmount = (props: never) => {
      unmounts[index]?.()
      return mode.unmount(props)
    }
    return { ...mode, unmount }
  })
  const releases = [newer, older, older]
  const enter = vi.spyOn(loading, 'loadMode').mockImplementation(async () => {
    const [mode, release] = [modes.shift(), releases.shift()]
    if (!mode || !release) throw new Error('no release')
    return { mode, release }
  })
  return { ...renderShell(<Outlet />, { at: '/gig' }), unmounts, enter }
}

const Stage = () => <h1>Stage</h1>
const stage = () => screen.findByRole('heading', { name: 'Stage' })

it('a release that throws in its first render makes way for the known-good one', async () => {
  const Broken = () => {
    throw new Error('no first screen')
  }
  const { knownGood } = renderMode(Broken, Stage)
  const remember = vi.spyOn(knownGood, 'remember')
  expect(await stage()).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
  await vi.waitFor(() => expect(remember).toHaveBeenCalled())
  expect(remember.mock.calls.map(([{ url }]) => url)).toEqual([older.url])
})

it('a mode that throws later is reported as a crash, and its panel is shown', async () => {
  let crash = () => {}
  function Crashing() {
    const [isBroken, setBroken] = useState(false)
    crash = () => setBroken(true)
    if (isBroken) throw new Error('crashed')
    return <h1>Stage</h1>
  }
  const { enter } = renderMode(Crashing, Stage)
  await stage()
  crash()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(enter).toHaveBeenCalledOnce()
})

it('a mode is unmounted once when Back and a link come in one moment, and mounts again', async () => {
  const { unmounts } = renderMode(Stage, Stage, Stage)
  const press = (path: string) => fireEvent.click(screen.getByRole('button', { name: path }))
  await stage()
  press('/left')
  await screen.findByRole('heading', { name: 'Left' })
  await vi.waitFor(() => expect(unmounts[0]).toHaveBeenCalledOnce())
  press('/gig')
  await stage()
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  press('/left')
  history.back()
  await isBack
  expect(await stage()).toBeInTheDocument()
  expect(unmounts[1]).toHaveBeenCalledOnce()
  press('/left')
  await vi.waitFor(() => expect(unmounts[2]).toHaveBeenCalledOnce())
  expect(unmounts[1]).toHaveBeenCalledOnce()
})

it('a release that the registry withdraws while it is on screen makes way for the next one', async () => {
  const Next = () => <h1>Next stage</h1>
  const { registry } = renderMode(Stage, Next)
  await stage()
  vi.spyOn(registry, 'isRevoked').mockImplementation(({ url }) => url === newer.url)
  registry.store.setState({ gig: older })
  expect(await screen.findByRole('heading', { name: 'Next stage' })).toBeInTheDocument()
})
