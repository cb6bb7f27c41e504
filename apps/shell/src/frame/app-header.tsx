import { withDataset } from '@vestibule/session'
import { AppBar } from '@vestibule/ui/app-bar'
import { IconButton } from '@vestibule/ui/icon-button'
import { ExitFullScreenIcon, FullScreenIcon, SupportIcon } from '@vestibule/ui/icons'
import { Lockup } from '@vestibule/ui/lockup'
import { useLocation } from 'react-router-dom'
import { DatasetSwitcher } from '../datasets/dataset-switcher.tsx'
import { DocumentationButton } from '../docs/documentation-button.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import { UserMenu } from '../user/user-menu.tsx'
import { BarTooltip } from './bar-tooltip.tsx'
import type { PageScope } from './page-scope.ts'
import { fullScreenButton } from './use-full-screen.ts'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { supportFrom } from './support-from.ts'

export interface AppHeaderProps {
  readonly scope: PageScope
  /** Called with the element into which a framed app renders its name. */
  readonly slotRef: (slot: HTMLElement | null) => void
}

/** The app bar: the dataset of the page, links, and the user's menu. */
export function AppHeader({ scope, slotRef }: AppHeaderProps) {
  const texts = useTexts().chrome
  const { platformName, homepage } = useShell().settings
  const { dataset, namedDataset, supportedDatasets } = scope
  // The pages of administration do not depend on a dataset, so they have no dataset switcher.
  const isAdministration = /^\/admin(\/|$)/.test(useLocation().pathname)
  const canSwitch = supportedDatasets.length > 0 || namedDataset !== null
  return (
    <AppBar
      fullScreen={scope.isFullScreen}
      skipTo="main"
      texts={{ reveal: texts.fullScreen.reveal }}
      brand={
        <Lockup
          size="bar"
          name={platformName}
          href={dataset ? withDataset(homepage, dataset.id) : homepage}
          aria-label={texts.home({ platform: platformName })}
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
          {/* Put this button first: it may be missing, and would leave a gap between others. */}
          <DocumentationButton kind="icon" scope={scope} />
          <PaletteButton scope={scope} />
          <ShareButton kind="icon" />
          <SupportLink />
          {scope.app?.mount?.kind === 'frame' && !scope.isFullScreen && (
            <BarTooltip label={texts.fullScreen.enter}>
              <IconButton
                className="sh-wide-only"
                label={texts.fullScreen.enter}
                icon={<FullScreenIcon />}
                onClick={() => scope.setFullScreen(true)}
                {...fullScreenButton}
              />
            </BarTooltip>
          )}
          <UserMenu />
        </>
      }
    >
      {isAdministration ? (
        <RouterLink className="vb-app-bar-button" href="/admin/">
          {texts.userMenu.administration}
        </RouterLink>
      ) : (
        canSwitch && <DatasetSwitcher scope={scope} />
      )}
      <div ref={slotRef} className="sh-app-bar-slot" />
    </AppBar>
  )
}

/**
 * The link to support in the app bar. On a narrow page it is hidden: the user's menu and the footer have such a link
 * too.
 */
function SupportLink() {
  const { support } = useTexts().chrome
  const { pathname } = useLocation()
  return (
    <BarTooltip label={support}>
      <RouterLink
        href={supportFrom(pathname)}
        className="vb-icon-button sh-wide-only"
        data-size="md"
        aria-label={support}
      >
        <SupportIcon />
      </RouterLink>
    </BarTooltip>
  )
}
