import { datasetIdIn } from '@vestibule/base/dataset-path'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { ClockIcon, DatasetIcon } from '@vestibule/ui/icons'
import { Navigate, useLocation } from 'react-router-dom'
import { AdministratorContext } from '../administrator.ts'
import { ChangesProvider } from '../change/ask.tsx'
import { preloadPage, SectionPages, type PageSection } from '../section-pages.tsx'
import { ServicesContext, type AdminAppProps } from '../services.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

const sections = [
  {
    path: '',
    name: 'own',
    icon: ClockIcon,
    List: lazyCode(() => import('./own-requests-page.tsx')),
    Item: lazyCode(() => import('./own-request-page.tsx')),
  },
  {
    path: 'catalogue',
    name: 'catalogue',
    icon: DatasetIcon,
    List: lazyCode(() => import('./catalogue-page.tsx')),
  },
] as const satisfies readonly Omit<PageSection, 'label'>[]

/** Fetches the code of the page at a path such as `/requests/r1`. */
export const preloadAskingPage = (pathname: string) => preloadPage(sections, pathname)

/** For the lists and dialogs that these pages share with administration: everybody may ask, and nothing else. */
const nobody = {
  roles: [],
  permissions: [],
  only_organization: null,
  notify_email: null,
  read_only: null,
  needs_proof: false,
  proofs: [],
  proposed_last_day: null,
}

/** `/requests/`: what somebody has asked for, and what can be asked for. */
export function AskingPages({ services, notFound }: AdminAppProps) {
  const { asking: words } = useAdminTexts()
  const { pathname, search } = useLocation()
  // These pages do not depend on a dataset: remove it from the URL.
  if (datasetIdIn(pathname) !== null)
    return <Navigate to={pathname.replace(/^\/dv\/[^/]+/, '') + search} replace />
  return (
    <ServicesContext value={services}>
      <AdministratorContext value={nobody}>
        <ChangesProvider>
          <SectionPages
            base="/requests"
            title={words.title}
            sections={sections.map((section) =>
              Object.assign({ label: words.sections[section.name] }, section),
            )}
            marks={{}}
            notFound={notFound}
          />
        </ChangesProvider>
      </AdministratorContext>
    </ServicesContext>
  )
}
