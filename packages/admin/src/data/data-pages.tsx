import { lazyCode } from '@vestibule/base/react/lazy-code'
import { CheckIcon, ClockIcon, DatasetIcon, UsersIcon } from '@vestibule/ui/icons'
import { AdministratorContext } from '../administrator.ts'
import { ChangesProvider } from '../change/ask.tsx'
import { SectionLinks, type NavSection } from '../section-nav.tsx'
import {
  ForRole,
  preloadPage,
  SectionPages,
  WithoutDataset,
  type SectionParts,
} from '../section-pages.tsx'
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
    Item: lazyCode(() => import('./dataset-page.tsx')),
    itemPages: { terms: lazyCode(() => import('./dataset-terms-page.tsx')) },
  },
  {
    path: 'reviews',
    name: 'reviews',
    icon: CheckIcon,
    List: lazyCode(() => import('./reviews-page.tsx')),
  },
  {
    path: 'people',
    name: 'people',
    icon: UsersIcon,
    List: lazyCode(() => import('./people-page.tsx')),
  },
] as const satisfies readonly (SectionParts & Omit<NavSection, 'label'>)[]

/** Loads the code of the page at a path such as `/data/requests/r1` before that page is shown. */
export const preloadDataPage = (pathname: string) => preloadPage(sections, pathname)

/** `/data/`: the pages of data stewards. */
export function DataPages({ services, notFound }: AdminAppProps) {
  const { noRole } = useAdminTexts().data
  return (
    <WithoutDataset>
      <ForRole client={services.client} name={stewardKey} read={readSteward} noRole={noRole}>
        {(facts) => (
          <ServicesContext value={services}>
            <AdministratorContext value={asAdministrator(facts)}>
              <StewardContext value={facts}>
                <ChangesProvider>
                  <SectionPages nav={<Links />} sections={sections} notFound={notFound} />
                </ChangesProvider>
              </StewardContext>
            </AdministratorContext>
          </ServicesContext>
        )}
      </ForRole>
    </WithoutDataset>
  )
}

function Links() {
  const { title, sections: words } = useAdminTexts().data
  const { waiting, reviews } = useSteward()
  const links = sections.map(({ path, icon, name }) => ({ path, icon, name, label: words[name] }))
  const marks: Readonly<Record<string, number>> = {
    ...(waiting > 0 && { requests: waiting }),
    ...(reviews > 0 && { reviews }),
  }
  return <SectionLinks base="/data" title={title} groups={[links]} marks={marks} />
}
