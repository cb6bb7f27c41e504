import { isApiError } from '@vestibule/api-client'
import { PageLoading } from '@vestibule/app-kit/page/page-loading'
import { datasetIdIn } from '@vestibule/base/dataset-path'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { useCall } from '@vestibule/base/react/use-call'
import { ErrorState } from '@vestibule/ui/error-state'
import { ClockIcon, DatasetIcon, UsersIcon } from '@vestibule/ui/icons'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { AdministratorContext } from '../administrator.ts'
import { ChangesProvider } from '../change/ask.tsx'
import { NoRole } from '../closed.tsx'
import { preloadPage, SectionPages, type PageSection } from '../section-pages.tsx'
import { ServicesContext, type AdminAppProps } from '../services.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { asAdministrator, readSteward, StewardContext, stewardKey, useSteward } from './steward.ts'

const sections = [
  {
    path: 'requests',
    name: 'requests',
    icon: ClockIcon,
    List: lazyCode(() => import('./requests-page.tsx')),
    Item: lazyCode(() => import('./request-page.tsx')),
  },
  {
    path: 'datasets',
    name: 'datasets',
    icon: DatasetIcon,
    List: lazyCode(() => import('./datasets-page.tsx')),
  },
  {
    path: 'people',
    name: 'people',
    icon: UsersIcon,
    List: lazyCode(() => import('./people-page.tsx')),
  },
] as const satisfies readonly Omit<PageSection, 'label'>[]

/** Fetches the code of the page at a path such as `/data/requests/r1`. */
export const preloadDataPage = (pathname: string) => preloadPage(sections, pathname)

/** `/data/`: what data stewards decide on. */
export function DataPages({ services, notFound }: AdminAppProps) {
  const { client } = services
  const texts = useAdminTexts()
  const { pathname, search } = useLocation()
  const { state, retry } = useCall(client, stewardKey, () => readSteward(client))
  // These pages do not depend on a dataset: remove it from the URL.
  if (datasetIdIn(pathname) !== null)
    return <Navigate to={pathname.replace(/^\/dv\/[^/]+/, '') + search} replace />
  if (state.status === 'loading') return <PageLoading label={texts.loading} />
  if (state.status === 'failed') {
    if (isApiError(state.error) && state.error.code === 'forbidden')
      return <NoRole words={texts.data.noRole} />
    return (
      <ErrorState level={1} onRetry={retry}>
        {state.message}
      </ErrorState>
    )
  }
  return (
    <ServicesContext value={services}>
      <AdministratorContext value={asAdministrator(state.value)}>
        <StewardContext value={state.value}>
          <ChangesProvider>
            <Sections notFound={notFound} />
          </ChangesProvider>
        </StewardContext>
      </AdministratorContext>
    </ServicesContext>
  )
}

function Sections({ notFound }: { readonly notFound: ReactNode }) {
  const { data: words } = useAdminTexts()
  const { waiting } = useSteward()
  return (
    <SectionPages
      base="/data"
      title={words.title}
      sections={sections.map((section) =>
        Object.assign({ label: words.sections[section.name] }, section),
      )}
      marks={waiting > 0 ? { requests: waiting } : {}}
      notFound={notFound}
    />
  )
}
