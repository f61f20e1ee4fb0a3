import { Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { ShellContext, type ShellServices } from '../host/shell-services'
import { Gate } from './gate'
import { Pending } from './pending'

/** The shell: its services, the one router, the gate. */
export function App({ services }: { services: ShellServices }) {
  return (
    <ShellContext value={services}>
      <BrowserRouter>
        <Suspense fallback={<Pending />}>
          <Gate />
        </Suspense>
      </BrowserRouter>
    </ShellContext>
  )
}
