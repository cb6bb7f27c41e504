/** The texts that `ConnectionBanner` shows or reads out. */
export type ConnectionBannerTexts = {
  offline: string
  slow: string
  restored: string
}

export const connectionBannerTexts: ConnectionBannerTexts = {
  offline: 'No internet connection',
  slow: 'Slow internet connection',
  restored: 'Connection restored',
}
