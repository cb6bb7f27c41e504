import { reportError, type Client } from '@vestibule/api-client'
import { reportedVersion } from '@vestibule/api-client/contract'
import { errorReport } from '@vestibule/app-kit/error-report'
import type { Settings } from '../boot/settings.ts'

/** Reports an error. Whether that succeeds changes nothing for the person who reads the screen. */
export async function sendReport(
  client: Client,
  settings: Settings,
  error: unknown,
  supportCode: string,
): Promise<void> {
  const version = reportedVersion(settings)
  const source = { app: 'auth', version, path: window.location.pathname }
  await reportError(client, errorReport(error, supportCode, source))
}
