import { failed, ok, reasonOf, warning, type Outcome } from '../platform/check-outcome.ts'
import type { Clock } from '../platform/clock.ts'
import { readCertificate, readTls } from '../platform/http/tls.ts'
import type { Settings } from '../platform/settings/settings.ts'

const soonDays = 14

/**
 * Checks whether the server can use its TLS certificate and key, and warns 14 days before the certificate ends. Null:
 * the server listens without TLS.
 */
export async function checkTls({ tls }: Settings, clock: Clock): Promise<Outcome | null> {
  if (tls === null) return null
  try {
    await readTls(tls)
    const { validFromDate, validToDate } = await readCertificate(tls)
    const until = `${tls.certificate} ends on ${validToDate.toISOString().slice(0, 10)}`
    const days = (validToDate.getTime() - clock.now().getTime()) / 86_400_000
    if (days < 0) return failed(`${until}: nobody who checks it connects`)
    if (validFromDate > clock.now()) return failed(`${tls.certificate} is not valid yet`)
    return days < soonDays
      ? warning(`${until}: replace the file, which is read again then`)
      : ok(until)
  } catch (error) {
    return failed(reasonOf(error))
  }
}
