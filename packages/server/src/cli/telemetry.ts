import type { RunningJob } from '../platform/job-runs.ts'
import { SettingsError, type Settings } from '../platform/settings/settings.ts'

/** Defaults for OpenTelemetry's environment variables. The SDK does not export logs, because the server prints them. */
const defaults = {
  OTEL_SERVICE_NAME: 'vestibule',
  OTEL_TRACES_EXPORTER: 'otlp',
  OTEL_METRICS_EXPORTER: 'otlp',
  OTEL_LOGS_EXPORTER: 'none',
  // Milliseconds for all attempts to export once. Low, because a server that stops waits for its last export.
  OTEL_EXPORTER_OTLP_TIMEOUT: '3000',
  // Leave out the SDK's detectors that would export the command line and the user of the process.
  OTEL_NODE_RESOURCE_DETECTORS: 'service,host,env',
}

/**
 * The package that exports traces and metrics. Operators who want it install it themselves: it is large, and few need
 * it.
 */
const sdk = '@opentelemetry/sdk-node'

/**
 * Loads OpenTelemetry's SDK, which reads its variables from `env`, and starts recording. Call it before any metric is
 * created: earlier ones are not exported. Call `stop` of the result to export what was recorded last. Null: the
 * settings name no receiver. Throws SettingsError if they do and the SDK is not installed.
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
  // Pass the headers in the environment, because the SDK reads only that, and the setting may come from a file.
  if (telemetryHeaders !== null) env['OTEL_EXPORTER_OTLP_HEADERS'] = telemetryHeaders
  const started = new NodeSDK()
  started.start()
  return {
    // Ignore a failed last export, so that it does not keep the server from stopping.
    stop: () => started.shutdown().catch(() => {}),
  }
}
