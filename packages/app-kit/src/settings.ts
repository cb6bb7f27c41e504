import { checkSettings, pageConfigId, type Checked } from '@vestibule/api-client/contract'
import type { GenericSchema, InferOutput } from 'valibot'

declare global {
  /** Versions of the app and of the components, inserted by the build. */
  const __APP_VERSION__: string
  const __UI_VERSION__: string
}

interface Versions {
  readonly appVersion: string | null
  readonly coreUiVersion: string | null
}

/** Settings with the versions that are shown to users and sent in reports. */
export type Complete<Settings extends Versions> = Settings & {
  readonly appVersion: string
  readonly coreUiVersion: string
}

/** Adds the versions of the build, unless the settings override them. */
export function complete<Settings extends Versions>(settings: Settings): Complete<Settings> {
  return {
    ...settings,
    appVersion: settings.appVersion ?? __APP_VERSION__,
    coreUiVersion: settings.coreUiVersion ?? __UI_VERSION__,
  }
}

/** The version to show after a name; empty for a build that is not a release. */
export function versionWords(version: string): string {
  return version.startsWith('0.0.0') ? '' : version
}

/** Validates settings. `undefined` means the defaults. */
export function readSettings<const Schema extends GenericSchema<unknown, Versions>>(
  schema: Schema,
  written: unknown,
): Checked<Complete<InferOutput<Schema>>> {
  const checked = checkSettings(schema, written ?? {})
  return checked.kind === 'invalid' ? checked : { kind: 'valid', value: complete(checked.value) }
}

/** Reads the JSON that the server wrote into the page. Undefined on a static host, which writes none. */
export function readPage<const Schema extends GenericSchema>(
  document: Pick<Document, 'getElementById'>,
  schema: Schema,
): Checked<InferOutput<Schema>> | undefined {
  const text = document.getElementById(pageConfigId)?.textContent?.trim()
  return text ? readJson(text, 'the page', (json) => checkSettings(schema, json)) : undefined
}

/** Parses and validates JSON. `where` names the source of the JSON in an error message. */
export function readJson<Value>(
  text: string,
  where: string,
  check: (json: unknown) => Checked<Value>,
): Checked<Value> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    return { kind: 'invalid', message: `${where}: ${(cause as Error).message}` }
  }
  return check(json)
}
