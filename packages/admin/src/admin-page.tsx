import { callsOf } from '@vestibule/base/calls'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ServicesContext, useServices, type AdminAppProps } from './services.ts'
import {
  AdministratorContext,
  administratorKey,
  readAdministrator,
  useAdministrator,
} from './administrator.ts'
import { ChangesProvider } from './change/ask.tsx'
import { marksOf, useOverview } from './overview/admin-overview.ts'
import { ForRole, SectionPages, WithoutDataset } from './section-pages.tsx'
import { sectionGroups } from './sections.tsx'
import { SectionLinks } from './section-nav.tsx'
import { useAdminTexts } from './texts/use-admin-texts.ts'

/** `/admin/`: the sections of administration that the user has permission to read. */
export function AdminPage({ services, notFound }: AdminAppProps) {
  const { noRole } = useAdminTexts()
  const { client } = services
  return (
    <WithoutDataset>
      <ForRole client={client} name={administratorKey} read={readAdministrator} noRole={noRole}>
        {(facts) => (
          <ServicesContext value={services}>
            <AdministratorContext value={facts}>
              <ChangesProvider>
                <Sections notFound={notFound} />
              </ChangesProvider>
            </AdministratorContext>
          </ServicesContext>
        )}
      </ForRole>
    </WithoutDataset>
  )
}

function Sections({ notFound }: { readonly notFound: ReactNode }) {
  const { may } = useAdministrator()
  const texts = useAdminTexts()
  const groups = sectionGroups
    .map((group) => group.filter(({ permission }) => may(permission)))
    .filter((group) => group.length > 0)
  const links = {
    base: '/admin',
    title: texts.title,
    groups: groups.map((group) =>
      group.map(({ path, icon, name }) => ({ path, icon, name, label: texts.sections[name] })),
    ),
  }
  const nav = may('overview.read') ? (
    <Marked>{(marks) => <SectionLinks {...links} marks={marks} />}</Marked>
  ) : (
    <SectionLinks {...links} marks={noMarks} />
  )
  return <SectionPages nav={nav} sections={groups.flat()} notFound={notFound} />
}

const noMarks = {}

/**
 * Passes to `children` the numbers of waiting tasks that the navigation shows beside the names of the sections, none
 * until they are loaded. They are read again whenever the user opens another section.
 */
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
