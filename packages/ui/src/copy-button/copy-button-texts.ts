/** The texts that `CopyButton` shows or reads out. */
export type CopyButtonTexts = {
  copy: string
  copied: string
  failed: string
}

export const copyButtonTexts: CopyButtonTexts = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Copy failed',
}
