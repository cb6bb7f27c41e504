/** The texts that `DownloadButton` shows or reads out. */
export type DownloadButtonTexts = {
  download: string
  failed: string
  /** Announced to screen readers when the browser saves the file. */
  started: (fileName: string) => string
}

export const downloadButtonTexts: DownloadButtonTexts = {
  download: 'Download',
  failed: 'Download failed',
  started: (fileName) => `Saving ${fileName}`,
}
