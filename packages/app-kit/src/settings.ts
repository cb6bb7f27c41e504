import { checkSettings, pageConfigId, type Checked } from '@vestibule/api-client/contract'
import type { GenericSchema, InferOutput } from 'valibot'

declare global {
  /**
   * The version of the app. The build inserts it, as it inserts the version of the interface components in
   * `__UI_VERSION__`.
   */
  const __APP_VERSION__: string
  const __UI_VERSION__: string
}

interface Versions {
  readonly appVersion: string | null
  readonly coreUiVersion: string | null
}

/** Settings together with the versions that users see and error reports contain. */
export type Complete<Settings extends Versions> = Settings & {
  readonly appVersion: string
  readonly coreUiVersion: string
}

/** Adds the versions that the build has inserted, unless the settings name others. */
export function complete<Settings extends Versions>(settings: Settings): Complete<Settings> {
  return {
    ...settings,
    appVersion: settings.appVersion ?? __APP_VERSION__,
    coreUiVersion: settings.coreUiVersion ?? __UI_VERSION__,
  }
}

/** Returns the version to show after the name of an app; an empty text for a build that is not a release. */
export function versionWords(version: string): string {
  return version.startsWith('0.0.0') ? '' : version
}

/** Validates settings. Passing `undefined` returns the defaults. */
export function readSettings<const Schema extends GenericSchema<unknown, Versions>>(
  schema: Schema,
  written: unknown,
): Checked<Complete<InferOutput<Schema>>> {
  const checked = checkSettings(schema, written ?? {})
  return checked.kind === 'invalid' ? checked : { kind: 'valid', value: complete(checked.value) }
}

/** Reads the JSON that the server wrote into the page. Undefined if it wrote none, as on a static host. */
export function readPage<const Schema extends GenericSchema>(
  document: Pick<Document, 'getElementById'>,
  schema: Schema,
): Checked<InferOutput<Schema>> | undefined {
  const text = document.getElementById(pageConfigId)?.textContent?.trim()
  return text ? readJson(text, 'the page', (json) => checkSettings(schema, json)) : undefined
}

/** Parses and validates JSON. `where` names its source in error messages. */
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
