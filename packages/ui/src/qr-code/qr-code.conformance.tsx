import type { Conformant } from '../internal/testing/conformance.tsx'
import { QrCode } from './qr-code.tsx'

export const conformants: Conformant[] = [
  { component: QrCode, props: { value: 'otpauth://totp/Vestibule?secret=JBSWY3DP' } },
]
