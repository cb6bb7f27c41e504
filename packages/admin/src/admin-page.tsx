import { isApiError } from '@vestibule/api-client'
import { datasetIdIn } from '@vestibule/base/dataset-path'
import { callsOf } from '@vestibule/base/calls'
import { useCall } from '@vestibule/base/react/use-call'
import { ErrorState } from '@vestibule/ui/error-state'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { PageLoading } from '@vestibule/app-kit/page/page-loading'
import { ServicesContext, useServices, type AdminAppProps } from './services.ts'
import {
  AdministratorContext,
  administratorKey,
  readAdministrator,
  useAdministrator,
} from './administrator.ts'
import { ChangesProvider } from './change/ask.tsx'
import { marksOf, useOverview } from './overview/admin-overview.ts'
import { NoRole, ReadOnlyUntilSecondFactor } from './closed.tsx'
import { sectionGroups } from './sections.tsx'
import { SectionLinks } from './section-nav.tsx'
import { useAdminTexts } from './texts/use-admin-texts.ts'
import './admin.css'

/** `/admin/`: the sections of administration that the user's role may read. */
export function AdminPage({ services, notFound }: AdminAppProps) {
  const { client } = services
  const texts = useAdminTexts()
  const { pathname, search } = useLocation()
  const { state, retry } = useCall(client, administratorKey, () => readAdministrator(client))
  // Administration does not depend on a dataset: remove it from the URL.
  if (datasetIdIn(pathname) !== null)
    return <Navigate to={pathname.replace(/^\/dv\/[^/]+/, '') + search} replace />
  if (state.status === 'loading') return <PageLoading label={texts.loading} />
  if (state.status === 'failed') {
    if (isApiError(state.error) && state.error.code === 'forbidden')
      return <NoRole words={texts.noRole} />
    return (
      <ErrorState level={1} onRetry={retry}>
        {state.message}
      </ErrorState>
    )
  }
  return (
    <ServicesContext value={services}>
      <AdministratorContext value={state.value}>
        <ChangesProvider>
          <Sections notFound={notFound} />
        </ChangesProvider>
      </AdministratorContext>
    </ServicesContext>
  )
}

function Sections({ notFound }: { readonly notFound: ReactNode }) {
  const { may, read_only: readOnly } = useAdministrator()
  const texts = useAdminTexts()
  const groups = sectionGroups
    .map((group) => group.filter(({ permission }) => may(permission)))
    .filter((group) => group.length > 0)
  const first = groups[0]?.[0]
  const links = {
    base: '/admin',
    title: texts.title,
    groups: groups.map((group) =>
      group.map(({ path, icon, name }) => ({ path, icon, name, label: texts.sections[name] })),
    ),
  }
  return (
    <div className="vb-admin">
      {may('overview.read') ? (
        <Marked>{(marks) => <SectionLinks {...links} marks={marks} />}</Marked>
      ) : (
        <SectionLinks {...links} marks={noMarks} />
      )}
      <div className="vb-admin-main">
        <ReadOnlyUntilSecondFactor />
        {readOnly === 'role' && <p className="vb-admin-muted">{texts.readOnly.role}</p>}
        <Routes>
          {groups
            .flat()
            .map(({ path, List, Item, itemPages = {} }) => [
              <Route key={path} path={path} element={<List />} />,
              Item && <Route key={`${path}/:id`} path={`${path}/:id`} element={<Item />} />,
              Object.entries(itemPages).map(([name, Page]) => (
                <Route key={name} path={`${path}/:id/${name}`} element={<Page />} />
              )),
            ])}
          {first && first.path !== '' && (
            <Route index element={<Navigate to={first.path} replace />} />
          )}
          <Route path="*" element={notFound} />
        </Routes>
      </div>
    </div>
  )
}

const noMarks = {}

/** The numbers beside the names of the sections. They are requested again whenever the user changes the section. */
function Marked({ children }: { readonly children: (marks: typeof noMarks) => ReactNode }) {
  const { client } = useServices()
  const section = useLocation().pathname.split('/')[2] ?? ''
  const last = useRef(section)
  const { state } = useOverview()
  useEffect(() => {
    if (last.current !== section) void callsOf(client).refresh('overview')
    last.current = section
  }, [client, section])
  const overview = state.status === 'loaded' ? state.value : null
  return children(useMemo(() => (overview === null ? noMarks : marksOf(overview)), [overview]))
}
