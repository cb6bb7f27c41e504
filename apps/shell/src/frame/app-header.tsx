import { withDataset } from '@vestibule/session'
import { AppBar } from '@vestibule/ui/app-bar'
import { IconButton } from '@vestibule/ui/icon-button'
import { ExitFullScreenIcon } from '@vestibule/ui/icons'
import { Lockup } from '@vestibule/ui/lockup'
import { DatasetSwitcher } from '../datasets/dataset-switcher.tsx'
import { DocumentationButton } from '../docs/documentation-button.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import { UserMenu } from '../user/user-menu.tsx'
import type { PageScope } from './page-scope.ts'
import { SupportLink } from './support-link.tsx'

/** The app bar: where one is, and who one is. */
export function AppHeader({ scope }: { scope: PageScope }) {
  const texts = useTexts().chrome
  const { platformName, homepage } = useShell().settings
  const { dataset, namedDataset, supportedDatasets } = scope
  const canSwitch = supportedDatasets.length > 0 || namedDataset !== null
  return (
    <AppBar
      fullScreen={scope.isFullScreen}
      skipTo="main"
      labels={{ skip: texts.skipToContent }}
      brand={
        <Lockup
          size="bar"
          name={platformName}
          href={dataset ? withDataset(homepage, dataset.id) : homepage}
          aria-label={texts.home(platformName)}
        />
      }
      end={
        <>
          {scope.isFullScreen && (
            <IconButton
              label={texts.fullScreen.exit}
              icon={<ExitFullScreenIcon />}
              onClick={() => scope.setFullScreen(false)}
            />
          )}
          <ShareButton kind="icon" />
          <DocumentationButton scope={scope} />
          <SupportLink />
          <UserMenu />
        </>
      }
    >
      {canSwitch && <DatasetSwitcher scope={scope} />}
    </AppBar>
  )
}
