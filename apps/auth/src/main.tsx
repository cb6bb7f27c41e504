import './styles.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { givenState, prerenderedScreen } from './boot/boot-machine.ts'
import { repeatClicks } from './boot/early.ts'
import { browserSurroundings, leavePageCache } from './boot/surroundings.ts'
import { readPageConfig } from '@vestibule/app-kit/screens/auth-settings'
import { loadStartTexts } from './texts/load-start-texts.ts'
import type { StartTexts } from './texts/texts.ts'

leavePageCache(window)
const page = readPageConfig(document)
const given = givenState(page)
const surroundings = browserSurroundings(window, page)

/** Renders the app with the texts of the start screen, which were loaded together with this code. */
function start(texts: StartTexts) {
  const app = (
    <StrictMode>
      <App at={window.location} surroundings={surroundings} given={given} start={texts} />
    </StrictMode>
  )
  window.vestibuleEarly?.arrival.arrived()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')

  // React can hydrate prerendered HTML only with the same screen. With the token of a sign-in link, another screen
  // comes first.
  const screen = surroundings.authcode === undefined && given && prerenderedScreen(given)
  const { prerendered } = root.dataset
  delete root.dataset['prerendered']
  if (prerendered === screen) {
    if (window.vestibuleEarly) window.vestibuleEarly.form = root.querySelector('form')
    hydrateRoot(root, app)
    repeatClicks(window)
  } else createRoot(root).render(app)
}

void loadStartTexts().then(start, () => window.vestibuleEarly?.arrival.failed())
