import { Alert } from '@vestibule/ui/alert'
import { App } from '../src/app.tsx'

/** A server component that renders a component of the design system. */
export default function Page() {
  return (
    <>
      <App />
      <Alert>Rendered on a server</Alert>
    </>
  )
}
