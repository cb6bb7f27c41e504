import { lazyCode } from '@vestibule/base/react/lazy-code'
import { ClockIcon, DatasetIcon } from '@vestibule/ui/icons'
import { AdministratorContext } from '../administrator.ts'
import { ChangesProvider } from '../change/ask.tsx'
import { SectionLinks, type NavSection } from '../section-nav.tsx'
import { preloadPage, SectionPages, WithoutDataset, type SectionParts } from '../section-pages.tsx'
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
] as const satisfies readonly (SectionParts & Omit<NavSection, 'label'>)[]

/** Loads the code of the page at a path such as `/requests/r1` before that page is shown. */
export const preloadAskingPage = (pathname: string) => preloadPage(sections, pathname)

/**
 * The facts about an administrator that the shared lists and dialogs need, for a user without any role: such a user may
 * ask for access, and change nothing else.
 */
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

/** `/requests/`: what the user has asked for, and which datasets the user can ask for. */
export function AskingPages({ services, notFound }: AdminAppProps) {
  return (
    <WithoutDataset>
      <ServicesContext value={services}>
        <AdministratorContext value={nobody}>
          <ChangesProvider>
            <SectionPages nav={<Links />} sections={sections} notFound={notFound} />
          </ChangesProvider>
        </AdministratorContext>
      </ServicesContext>
    </WithoutDataset>
  )
}

function Links() {
  const { title, sections: words } = useAdminTexts().asking
  const links = sections.map(({ path, icon, name }) => ({ path, icon, name, label: words[name] }))
  return <SectionLinks base="/requests" title={title} groups={[links]} marks={{}} hasItemsAtBase />
}
