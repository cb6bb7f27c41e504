import { useDocNote, useDocs } from '@vestibule/docs-panel/react'
import type { App } from '@vestibule/session'
import { AppBarButton, AppBarSlash } from '@vestibule/ui/app-bar'
import {
  BookIcon,
  ChevronDownIcon,
  ExternalLinkIcon,
  FullScreenIcon,
  RefreshIcon,
  ShareIcon,
  StarFilledIcon,
  StarIcon,
} from '@vestibule/ui/icons'
import { Menu, MenuDivider, MenuItem, MenuSection } from '@vestibule/ui/menu'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { appElement } from '../docs/element-id.ts'
import { usePageScope } from '../frame/page-scope.ts'
import { useLate } from '../late/use-late.ts'
import { usePageHref } from '../paths/use-page-href.ts'
import { usePinning } from '../personal/use-personal.ts'
import { useShare } from '../share/use-share.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface AppMenuProps {
  readonly app: App
  readonly isUnsaved: boolean
  readonly onLoadAgain: () => void
}

/** The heading of the page: the name of the app, as a button that opens a menu with actions on the app. */
export function AppMenu({ app, isUnsaved, onLoadAgain }: AppMenuProps) {
  const texts = useTexts().pages.frame
  const { setFullScreen } = usePageScope()
  const home = usePageHref()('/')
  const { share, uncopied, done } = useShare()
  const late = useLate(uncopied !== null, done)
  const element = appElement(app.id)
  const { access, open } = useDocs()
  const { status } = useDocNote(element)
  const pinning = usePinning()
  const isPinned = pinning?.pinned.has(app.id) === true
  const isDocumented = access === 'admin' || status === 'present'
  const about = [app.productLines[0], app.category].filter(Boolean).join(' · ')
  return (
    <>
      <AppBarSlash />
      <h1 className="sh-app-name">
        <Menu
          width="md"
          button={
            <AppBarButton className="sh-app-name-button" endIcon={<ChevronDownIcon size={16} />}>
              {app.name}
              {isUnsaved && (
                <>
                  <span className="sh-app-unsaved" title={texts.unsaved} aria-hidden="true" />{' '}
                  <VisuallyHidden>{texts.unsaved}</VisuallyHidden>
                </>
              )}
            </AppBarButton>
          }
        >
          <MenuSection
            label={
              <span className="sh-app-about">
                <strong>{app.name}</strong>
                {app.description && <span>{app.description}</span>}
                {about && <span>{about}</span>}
              </span>
            }
          >
            {isDocumented && (
              <MenuItem icon={<BookIcon size={18} />} onSelect={() => open(element)}>
                {texts.documentation}
              </MenuItem>
            )}
            <MenuItem icon={<ShareIcon size={18} />} onSelect={() => void share()}>
              {texts.copyLink}
            </MenuItem>
            <MenuItem
              icon={<ExternalLinkIcon size={18} />}
              onSelect={() => void window.open(window.location.href, '_blank', 'noopener')}
            >
              {texts.newTab}
            </MenuItem>
            {pinning && (
              <MenuItem
                icon={isPinned ? <StarFilledIcon size={18} /> : <StarIcon size={18} />}
                onSelect={() => void pinning.toggle(app.id)}
              >
                {isPinned ? texts.unpin : texts.pin}
              </MenuItem>
            )}
            <MenuItem icon={<RefreshIcon size={18} />} onSelect={onLoadAgain}>
              {texts.loadAgain}
            </MenuItem>
            <MenuItem
              icon={<FullScreenIcon size={18} />}
              end={texts.fullScreenKeys}
              onSelect={() => setFullScreen(true)}
            >
              {texts.fullScreen}
            </MenuItem>
          </MenuSection>
          <MenuDivider />
          <MenuItem href={home}>{texts.allApps}</MenuItem>
        </Menu>
        {late && uncopied !== null && <late.ShareLink link={uncopied} onClose={done} />}
      </h1>
    </>
  )
}
