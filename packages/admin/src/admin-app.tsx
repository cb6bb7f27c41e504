import { lazyCode } from '@vestibule/base/react/lazy-code'
import type { AdminAppProps } from './services.ts'
import { loadAdminTexts } from './texts/load-admin-texts.ts'

/** All of administration, for the route `/admin/*` of the app around it. Its code is loaded when it is first shown. */
export const AdminApp = lazyCode<AdminAppProps>(async () => {
  const [{ AdminPage }, { sectionGroups }, { preloadPage }, { withAdminTexts }, texts] =
    await Promise.all([
      import('./admin-page.tsx'),
      import('./sections.tsx'),
      import('./section-pages.tsx'),
      import('./texts/with-admin-texts.tsx'),
      loadAdminTexts(),
    ])
  // Load the code of the page before rendering. Otherwise React would first show a fallback, and the page 300 ms later.
  await preloadPage(sectionGroups.flat(), window.location.pathname)
  return { default: withAdminTexts(AdminPage, texts) }
})
