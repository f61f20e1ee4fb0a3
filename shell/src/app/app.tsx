import { Suspense, useLayoutEffect } from 'react'
import { ShellRouter } from '../host/shell-router'
import { ShellContext, type ShellServices } from '../host/shell-services'
import { Gate } from './gate'
import { Pending } from './pending'

/** The shell: its services, the one router, the gate. */
export function App({ services }: { services: ShellServices }) {
  useLayoutEffect(() => document.querySelector('.boot')?.remove(), [])
  return (
    <ShellContext value={services}>
      <ShellRouter>
        <Suspense fallback={<Pending />}>
          <Gate />
        </Suspense>
      </ShellRouter>
    </ShellContext>
  )
}
