import type { RunningJob } from '../platform/job-runs.ts'
import { SettingsError, type Settings } from '../platform/settings/settings.ts'

/** What OpenTelemetry is told unless its own variables say otherwise. Its logs stay what the server prints. */
const defaults = {
  OTEL_SERVICE_NAME: 'vestibule',
  OTEL_TRACES_EXPORTER: 'otlp',
  OTEL_METRICS_EXPORTER: 'otlp',
  OTEL_LOGS_EXPORTER: 'none',
  // Milliseconds for all tries of a sending: a server that stops waits for the last one.
  OTEL_EXPORTER_OTLP_TIMEOUT: '3000',
  // Not the command line and the user of the process.
  OTEL_NODE_RESOURCE_DETECTORS: 'service,host,env',
}

/** Not of this package: it is large, and few want it. */
const sdk = '@opentelemetry/sdk-node'

/**
 * Loads OpenTelemetry's SDK, which reads its variables from `env`, and lets it record from now on: before anything counts.
 * `stop` sends what is still to be sent. Throws SettingsError if the SDK is not installed. Null: nothing is to be sent.
 */
export async function startTelemetry(
  { telemetryUrl, telemetryHeaders }: Pick<Settings, 'telemetryUrl' | 'telemetryHeaders'>,
  env: NodeJS.ProcessEnv,
): Promise<RunningJob | null> {
  if (telemetryUrl === null) return null
  const { NodeSDK } = await import('@opentelemetry/sdk-node').catch((cause: unknown) => {
    const missing = `OTEL_EXPORTER_OTLP_ENDPOINT needs ${sdk}: npm install ${sdk}`
    throw Object.assign(new SettingsError([missing]), { cause })
  })
  for (const [name, value] of Object.entries(defaults)) env[name] ||= value
  // It can have been in a file.
  if (telemetryHeaders !== null) env['OTEL_EXPORTER_OTLP_HEADERS'] = telemetryHeaders
  const started = new NodeSDK()
  started.start()
  return {
    // What cannot be sent any more is lost, and keeps no server from stopping.
    stop: () => started.shutdown().catch(() => {}),
  }
}
