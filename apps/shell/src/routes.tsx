import { lazyCode, type LazyPart } from '@vestibule/base/react/lazy-code'
import { shellPaths, type ShellPath } from '@vestibule/api-client/contract'
import { Route, Routes } from 'react-router-dom'
import { Frame } from './frame/frame.tsx'
import { HomePage } from './home/home-page.tsx'

const AppPage = lazyCode(() => import('./app-page/app-page.tsx'))

/**
 * The shell's own pages by path. The API contract lists these paths too, because no app may have one of them as its
 * address.
 */
const ownPages: Readonly<Record<ShellPath, LazyPart<object>>> = {
  admin: lazyCode(async () => {
    const page = await import('./administration/administration-page.tsx')
    await page.preload()
    return page
  }),
  data: lazyCode(async () => {
    const page = await import('./administration/data-page.tsx')
    await page.preload()
    return page
  }),
  datasets: lazyCode(() => import('./dataset-page/dataset-page.tsx')),
  requests: lazyCode(async () => {
    const page = await import('./administration/requests-page.tsx')
    await page.preload()
    return page
  }),
  support: lazyCode(() => import('./support/support-page.tsx')),
  device: lazyCode(() => import('./device/device-page.tsx')),
  'virtual-cohorts': lazyCode(() => import('./virtual-cohorts/virtual-cohorts-page.tsx')),
}

/**
 * Loads the code of the page at a path while the session is still being read. A failure is ignored, because the page
 * itself loads the code again and shows the failure.
 */
export function preloadPage(pathname: string): void {
  const first = pathname
    .replace(/^\/dv\/[^/]+/, '')
    .split('/')
    .find(Boolean)
  if (first === undefined) return
  const page: LazyPart<object> = ownPages[first as ShellPath] ?? AppPage
  page.preload().catch(() => {})
}

/** The route patterns of those pages of the shell that have subpages. */
const routeOf: Partial<Record<ShellPath, string>> = {
  admin: 'admin/*',
  data: 'data/*',
  datasets: 'datasets/:id?',
  requests: 'requests/*',
}

/** The routes of the shell's pages, with and without a dataset in the address. Any other path belongs to an app. */
const pages = (
  <>
    <Route index element={<HomePage />} />
    {shellPaths.map((path) => {
      const Page = ownPages[path]
      return <Route key={path} path={routeOf[path] ?? path} element={<Page />} />
    })}
    <Route path="*" element={<AppPage />} />
  </>
)

export function ShellRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Frame />}>
        {pages}
      </Route>
      <Route path="/dv/:datasetId" element={<Frame />}>
        {pages}
      </Route>
    </Routes>
  )
}
