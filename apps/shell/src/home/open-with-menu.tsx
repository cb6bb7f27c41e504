import { supportsDataset, type App, type Dataset } from '@vestibule/session'
import { DatasetIcon, MailIcon } from '@vestibule/ui/icons'
import { Menu, MenuDivider, MenuItem, MenuSection } from '@vestibule/ui/menu'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { supportFrom } from '../frame/support-from.ts'
import { useTexts } from '../texts/use-texts.ts'
import { appHref } from './app-href.ts'
import { kindOf } from './dataset-filters.ts'

export interface OpenWithProps {
  readonly app: App
  /** All datasets of the user. */
  readonly datasets: readonly Dataset[]
}

/**
 * A menu with the datasets that an app supports. Each entry opens the app in that dataset; the last one asks for access
 * to another dataset.
 */
export function OpenWithMenu({
  app,
  datasets,
  button,
}: OpenWithProps & { readonly button: ReactElement }) {
  const { home, formats } = useTexts()
  const { personal, datasets: words } = home
  const { pathname } = useLocation()
  const fitting = datasets.filter((dataset) => supportsDataset(app, dataset))
  return (
    <Menu width="md" align="end" button={button}>
      <MenuSection
        label={personal.datasetsWith({ types: formats.either(app.supportedDatasetTypes) })}
      >
        {fitting.map((dataset) => (
          <MenuItem
            key={dataset.id}
            icon={<DatasetIcon size={18} />}
            href={appHref(app, dataset.id)}
            end={words.kinds[kindOf(dataset)]}
          >
            {dataset.displayName}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuDivider />
      <MenuItem icon={<MailIcon size={18} />} href={supportFrom(pathname)}>
        {personal.askForAccess}
      </MenuItem>
    </Menu>
  )
}
