import type { Logger } from 'pino'
import type { StoredReport } from './report-queries.ts'

const timeoutMs = 5000

/** Sends a stored report on to the configured webhook. Resolves to whether it was accepted; never rejects. */
export async function forwardReport(
  report: StoredReport,
  { url, log }: { url: string; log: Logger },
): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: slackText(report) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) log.warn({ reportId: report.id, status: response.status }, 'report refused')
    return response.ok
  } catch (error) {
    log.warn({ reportId: report.id, reason: (error as Error).name }, 'report not forwarded')
    return false
  }
}

/** Slack reads `<!channel>`, links and entities in a text; escaped, they are only letters. */
function slackText({ app, version, message, url, supportCode }: StoredReport): string {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return [`${app} ${version} ${supportCode}`.trim(), url, message].map(escape).join('\n')
}
