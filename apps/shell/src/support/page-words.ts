import { datasetIdIn } from '@vestibule/session'
import { useResources } from '@vestibule/session/react'
import { appOfPath, pageOf } from '../paths/app-of-path.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Names a page by its app and dataset, because most users do not understand a URL. */
export function usePageWords(path: string): string {
  const { support: texts, device, virtualCohorts } = useTexts().pages
  const { allApps, datasets } = useResources()
  const [own = '', id] = pageOf(path).split('/')
  if (own === 'datasets' && id) {
    const shown = datasets.find((one) => encodeURIComponent(one.id) === id)?.displayName
    return texts.page.dataset({ dataset: shown ?? id })
  }
  if (own === 'device') return device.title
  if (own === 'virtual-cohorts') return virtualCohorts.title
  const appId = appOfPath(
    path,
    allApps.map(({ id }) => id),
  )
  const datasetId = datasetIdIn(path)
  const app = allApps.find(({ id }) => id === appId)?.name
  const dataset = datasets.find(({ id }) => id === datasetId)?.displayName
  if (app && dataset) return texts.page.appWith({ app, dataset })
  return app ?? (dataset ? texts.page.appsOf({ dataset }) : texts.page.home)
}
