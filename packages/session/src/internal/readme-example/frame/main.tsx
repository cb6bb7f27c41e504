import { connectToShell } from '@vestibule/session/frame'
import { createRoot } from 'react-dom/client'
import { Curves } from './curves.tsx'

const shell = await connectToShell({ origin: 'https://platform.example' })
const root = createRoot(document.getElementById('root')!)
root.render(shell ? <Curves shell={shell} /> : <p>Please open this app on the platform.</p>)
