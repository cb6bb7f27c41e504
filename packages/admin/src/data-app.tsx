import { lazyCode } from '@vestibule/base/react/lazy-code'
import type { AdminAppProps } from './services.ts'
import { loadAdminTexts } from './texts/load-admin-texts.ts'

/**
 * The pages of data stewards, for the route `/data/*` of the app around them. Their code is loaded when they are first
 * shown.
 */
export const DataApp = lazyCode<AdminAppProps>(async () => {
  const [{ DataPages, preloadDataPage }, { withAdminTexts }, texts] = await Promise.all([
    import('./data/data-pages.tsx'),
    import('./texts/with-admin-texts.tsx'),
    loadAdminTexts(),
  ])
  await preloadDataPage(window.location.pathname)
  return { default: withAdminTexts(DataPages, texts) }
})
