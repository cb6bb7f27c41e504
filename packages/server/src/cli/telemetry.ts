import type { RunningJob } from '../platform/job-runs.ts'
import { SettingsError, type Settings } from '../platform/settings/settings.ts'

/** Defaults of OpenTelemetry's own variables. Logs are not exported: the server still prints them. */
const defaults = {
  OTEL_SERVICE_NAME: 'vestibule',
  OTEL_TRACES_EXPORTER: 'otlp',
  OTEL_METRICS_EXPORTER: 'otlp',
  OTEL_LOGS_EXPORTER: 'none',
  // Milliseconds for all attempts to export: a stopping server waits for the last export.
  OTEL_EXPORTER_OTLP_TIMEOUT: '3000',
  // Leaves out the command line and the user of the process.
  OTEL_NODE_RESOURCE_DETECTORS: 'service,host,env',
}

/**
 * The package that sends traces and metrics. It is no dependency of this package, because it is large and few operators
 * need it.
 */
const sdk = '@opentelemetry/sdk-node'

/**
 * Loads OpenTelemetry's SDK, which reads its variables from `env`, and starts recording. Call it before any metric is
 * created. `stop` exports the rest. Throws SettingsError if the SDK is not installed. Null: the settings export
 * nothing.
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
  // The SDK only reads variables, but the headers may come from a file.
  if (telemetryHeaders !== null) env['OTEL_EXPORTER_OTLP_HEADERS'] = telemetryHeaders
  const started = new NodeSDK()
  started.start()
  return {
    // A failed last export is lost, so that it never keeps the server from stopping.
    stop: () => started.shutdown().catch(() => {}),
  }
}
