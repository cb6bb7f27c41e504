import { changed, wrong, type Arrangement } from './arrange.ts'

export const ofSecondFactors: Record<string, Arrangement> = {
  'second factor, shown proveAgain otp_invalid': wrong(
    'second factor, shown proveAgain',
    'Authentication code',
    '000000',
  ),
  'second factor, recovered verifyRecoveryCode otp_invalid': wrong(
    'second factor, recovered verifyRecoveryCode',
    'Recovery code',
    'AAAA2222',
  ),
  // Only the session says whose recovery code is checked. Without it the server finds no sign-in that waits for a code.
  'second factor, recovered verifyRecoveryCode step_required': changed(
    'second factor, recovered verifyRecoveryCode',
    'delete from sessions',
  ),
  'strict reset confirmResetLink otp_invalid': wrong(
    'strict reset confirmResetLink',
    'Authentication code',
    '000000',
  ),
  'strict reset confirmResetLink token_invalid': changed(
    'strict reset confirmResetLink',
    'update reset_tokens set used_at = now()',
  ),
}
