import { DialogTitle } from '@headlessui/react'
import { type ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon, ExitFullScreenIcon, FullScreenIcon } from '../icons/icons.tsx'
import { useTexts } from '../internal/use-texts.ts'
import { drawerTexts, type DrawerTexts } from './drawer-texts.ts'

type DrawerHeadProps = {
  title: ReactNode
  titleEnd: ReactNode
  actions: ReactNode
  fullScreen: boolean
  onFullScreenChange: ((fullScreen: boolean) => void) | undefined
  onClose: () => void
  texts: Partial<DrawerTexts> | undefined
}

/**
 * The line at the top of a drawer: its title, actions, the button for full screen if the caller wants it, and the Close
 * button.
 */
export function DrawerHead({
  title,
  titleEnd,
  actions,
  fullScreen,
  onFullScreenChange,
  onClose,
  texts,
}: DrawerHeadProps) {
  const words = useTexts('drawer', drawerTexts)
  const enter = texts?.fullScreen ?? words.fullScreen
  const exit = texts?.exitFullScreen ?? words.exitFullScreen
  return (
    <div className="vb-drawer-head">
      <div className="vb-drawer-titles">
        <DialogTitle className="vb-drawer-title">{title}</DialogTitle>
        {titleEnd}
      </div>
      {actions}
      {onFullScreenChange && (
        <IconButton
          className="vb-drawer-full-screen"
          label={fullScreen ? exit : enter}
          icon={fullScreen ? <ExitFullScreenIcon /> : <FullScreenIcon />}
          onClick={() => onFullScreenChange(!fullScreen)}
        />
      )}
      <IconButton label={texts?.close ?? words.close} icon={<CloseIcon />} onClick={onClose} />
    </div>
  )
}
