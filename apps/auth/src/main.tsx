import './styles.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { givenState } from './boot/given-state.ts'
import { leavePageCache } from './boot/leave-page-cache.ts'
import { readPageConfig } from './boot/page-config.ts'
import { prerenderedScreen } from './boot/prerendered-screen.ts'
import { browserSurroundings } from './boot/surroundings.ts'

leavePageCache(window)
const page = readPageConfig(document)
const given = givenState(page)
const surroundings = browserSurroundings(window, page)
const app = (
  <StrictMode>
    <App at={window.location} surroundings={surroundings} given={given} />
  </StrictMode>
)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

// A prerendered screen can be taken over only by the very screen it shows. A sign-in link shows another first.
const screen = surroundings.authcode === undefined && given && prerenderedScreen(given)
if (root.dataset['prerendered'] === screen) hydrateRoot(root, app)
else createRoot(root).render(app)
