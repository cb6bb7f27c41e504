import { isApiError } from '@vestibule/api-client'
import { PageLoading } from '@vestibule/app-kit/page/page-loading'
import { datasetIdIn } from '@vestibule/base/dataset-path'
import { lazyCode, type LazyPart } from '@vestibule/base/react/lazy-code'
import { useCall } from '@vestibule/base/react/use-call'
import { ErrorState } from '@vestibule/ui/error-state'
import { ClockIcon, DatasetIcon, UsersIcon, type IconComponent } from '@vestibule/ui/icons'
import type { ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { AdministratorContext } from '../administrator.ts'
import { ChangesProvider } from '../change/ask.tsx'
import { NoRole, ReadOnlyUntilSecondFactor } from '../closed.tsx'
import { SectionLinks } from '../section-nav.tsx'
import { ServicesContext, type AdminAppProps } from '../services.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { asAdministrator, readSteward, StewardContext, stewardKey, useSteward } from './steward.ts'
import '../admin.css'

interface DataSection {
  readonly path: string
  readonly name: keyof AdminTexts['data']['sections']
  readonly icon: IconComponent
  readonly List: LazyPart<object>
  readonly Item?: LazyPart<object>
}

const sections: readonly DataSection[] = [
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
]

/** Fetches the code of the page at a path such as `/data/requests/r1`. */
export async function preloadDataPage(pathname: string): Promise<void> {
  const [, , path = 'requests', id] = pathname.split('/')
  const section = sections.find((one) => one.path === path)
  await (id ? section?.Item : section?.List)?.preload()
}

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
  const links = sections.map(({ path, icon, name }) => ({
    path,
    icon,
    name,
    label: words.sections[name],
  }))
  return (
    <div className="vb-admin">
      <SectionLinks
        base="/data"
        title={words.title}
        groups={[links]}
        marks={waiting > 0 ? { requests: waiting } : {}}
      />
      <div className="vb-admin-main">
        <ReadOnlyUntilSecondFactor />
        <Routes>
          <Route index element={<Navigate to="requests" replace />} />
          {sections.map(({ path, List, Item }) => [
            <Route key={path} path={path} element={<List />} />,
            Item && <Route key={`${path}/:id`} path={`${path}/:id`} element={<Item />} />,
          ])}
          <Route path="*" element={notFound} />
        </Routes>
      </div>
    </div>
  )
}
