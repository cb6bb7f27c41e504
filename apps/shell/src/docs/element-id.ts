import type { PageScope } from '../frame/page-scope.ts'
import { pageOf } from '../paths/app-of-path.ts'

/** The ids under which the documents about parts of the shell's pages are stored. */
export const elements = {
  apps: 'home.apps',
  datasets: 'home.datasets',
  search: 'home.search',
  access: 'home.datasets.access',
  dataTypes: 'home.datasets.types',
  support: 'support.tickets',
  device: 'device',
  virtualCohorts: 'virtual_cohorts',
} as const

export function appElement(appId: string): string {
  return `apps.${safe(appId)}`
}

export function partnerElement(partnerId: string): string {
  return `datasets.${safe(partnerId)}`
}

/** The id of the document that the documentation button opens on this page. */
export function pageElement({ app }: Pick<PageScope, 'app'>, pathname: string): string {
  if (app) return appElement(app.id)
  const pages: Readonly<Record<string, string>> = {
    datasets: elements.datasets,
    support: elements.support,
    device: elements.device,
    'virtual-cohorts': elements.virtualCohorts,
  }
  const [page = ''] = pageOf(pathname).split('/')
  return pages[page] ?? elements.apps
}

/** Makes of a text a part of a document's id: only letters, digits, and . _ : - are allowed there. */
function safe(id: string): string {
  return id.replace(/[^A-Za-z0-9._:-]+/g, '.').slice(0, 180)
}
