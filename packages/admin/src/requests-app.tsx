import { lazyCode } from '@vestibule/base/react/lazy-code'
import type { AdminAppProps } from './services.ts'
import { loadAdminTexts } from './texts/load-admin-texts.ts'

/**
 * The pages for finding datasets and asking for them, for the route `/requests/*` of the app around them. Their code is
 * loaded when they are first shown.
 */
export const RequestsApp = lazyCode<AdminAppProps>(async () => {
  const [{ AskingPages, preloadAskingPage }, { withAdminTexts }, texts] = await Promise.all([
    import('./asking/asking-pages.tsx'),
    import('./texts/with-admin-texts.tsx'),
    loadAdminTexts(),
  ])
  await preloadAskingPage(window.location.pathname)
  return { default: withAdminTexts(AskingPages, texts) }
})
