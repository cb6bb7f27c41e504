import './styles.ts'
import '@vestibule/session/styles.css'
import '@vestibule/docs-panel/styles.css'
import './shell.css'
import { getBranding } from '@vestibule/api-client'
import { fetchCode } from '@vestibule/base/code'
import { isReached } from '@vestibule/base/reached'
import { reloadPageOnce } from '@vestibule/app-kit/reload-once'
import { watchUncaught } from '@vestibule/app-kit/watch-uncaught'
import { applyTheme } from '@vestibule/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createShell } from './boot/create-shell.ts'
import { loadSettings } from './boot/load-settings.ts'
import { SettingsProblem } from './boot/settings-problem.tsx'
import { themeInForce } from './boot/theme-choice.ts'
import { createLateCode } from './late/late-code.ts'
import { preloadPage } from './routes.tsx'
import { loadShellTexts } from './texts/load-shell-texts.ts'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no element #root')
const root = createRoot(container)

// After a deployment the server no longer has the old chunks: reload the page once when code of the app is missing. Ask
// whether the server can be reached, whatever the browser says of the network: without it a reload would lose the page.
const reloadOnce = reloadPageOnce(window)
window.addEventListener('vite:preloadError', () => {
  void isReached(window).then((isThere) => isThere && reloadOnce())
})

const [result, texts] = await Promise.all([
  loadSettings({ page: document, fetch: (...call) => window.fetch(...call) }),
  fetchCode(loadShellTexts),
])
if (result.kind === 'invalid') {
  root.render(<SettingsProblem message={result.message} texts={texts} />)
} else {
  const shell = createShell({ settings: result.value })
  const late = createLateCode()
  watchUncaught(window, shell.reportError)
  shell.theme.start()
  preloadPage(window.location.pathname)
  // Apply the theme before the first render, so that the page does not first show another theme than the user has
  // chosen.
  applyTheme(document.documentElement, {
    theme: themeInForce(shell.theme.store.getState()),
    branding: shell.branding,
  })
  root.render(
    <StrictMode>
      <App shell={shell} late={late} texts={texts} />
    </StrictMode>,
  )
  const branding = await getBranding(shell.client)
  if (branding.kind === 'loaded') shell.theme.pin(branding.value.theme ?? null)
}
