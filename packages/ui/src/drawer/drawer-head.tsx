import { DialogTitle } from '@headlessui/react'
import { type ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon, ExitFullScreenIcon, FullScreenIcon } from '../icons/icons.tsx'

export type DrawerTexts = { close?: string; fullScreen?: string; exitFullScreen?: string }

type DrawerHeadProps = {
  title: ReactNode
  titleEnd: ReactNode
  actions: ReactNode
  fullScreen: boolean
  onFullScreenChange: ((fullScreen: boolean) => void) | undefined
  onClose: () => void
  texts: DrawerTexts | undefined
}

/** Title, actions, the switch to full screen, and the Close button that is always there. */
export function DrawerHead({
  title,
  titleEnd,
  actions,
  fullScreen,
  onFullScreenChange,
  onClose,
  texts,
}: DrawerHeadProps) {
  const enter = texts?.fullScreen ?? 'Full screen'
  const exit = texts?.exitFullScreen ?? 'Exit full screen'
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
      <IconButton label={texts?.close ?? 'Close'} icon={<CloseIcon />} onClick={onClose} />
    </div>
  )
}
