import { lazyCode } from '@vestibule/base/react/lazy-code'
import type { AdminAppProps } from './services.ts'
import { loadAdminTexts } from './texts/load-admin-texts.ts'

/** Finding datasets and asking for them, at the route `/requests/*` of the app around it. */
export const RequestsApp = lazyCode<AdminAppProps>(async () => {
  const [{ AskingPages, preloadAskingPage }, { withAdminTexts }, texts] = await Promise.all([
    import('./asking/asking-pages.tsx'),
    import('./texts/with-admin-texts.tsx'),
    loadAdminTexts(),
  ])
  await preloadAskingPage(window.location.pathname)
  return { default: withAdminTexts(AskingPages, texts) }
})
