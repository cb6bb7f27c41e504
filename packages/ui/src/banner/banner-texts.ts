/** The texts that `Banner` shows or reads out. */
export type BannerTexts = {
  close: string
}

export const bannerTexts: BannerTexts = {
  close: 'Close',
}
