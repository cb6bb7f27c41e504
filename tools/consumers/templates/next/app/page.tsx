import { Alert } from '@vestibule/ui/alert'
import { App } from '../src/app.tsx'

/** A server component: it uses a component of the design system as it is. */
export default function Page() {
  return (
    <>
      <App />
      <Alert>Rendered on a server</Alert>
    </>
  )
}
