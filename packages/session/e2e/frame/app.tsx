import { connectToShell } from '@vestibule/session/frame'
import { createRoot } from 'react-dom/client'
import { Curves } from '../../src/internal/readme-example/frame/curves.tsx'

// The platform's origin differs in each run, so the test's server writes it into the page.
const origin = document.querySelector('meta[name=platform]')?.getAttribute('content') ?? ''
const shell = await connectToShell({ origin, patienceMs: 1000 })
if (shell) Object.assign(window, { shell })
createRoot(document.getElementById('root') as HTMLElement).render(
  shell ? <Curves shell={shell} /> : <p>No shell</p>,
)
