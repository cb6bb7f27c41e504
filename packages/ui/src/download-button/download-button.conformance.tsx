import type { Conformant } from '../internal/testing/conformance.tsx'
import { DownloadButton } from './download-button.tsx'

export const conformants: Conformant[] = [
  { component: DownloadButton, props: { content: '7QH2-M9KD', fileName: 'recovery_codes.txt' } },
]
