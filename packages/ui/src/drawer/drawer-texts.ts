/** The texts that `Drawer` shows or reads out. */
export type DrawerTexts = {
  close: string
  fullScreen: string
  exitFullScreen: string
}

export const drawerTexts: DrawerTexts = {
  close: 'Close',
  fullScreen: 'Full screen',
  exitFullScreen: 'Exit full screen',
}
