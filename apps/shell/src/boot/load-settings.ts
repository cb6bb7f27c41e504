import { readSettings, type SettingsResult } from './settings.ts'

/** Id of the `<script type="application/json">` in which a server may inline what it knows. */
export const pageConfigId = 'vestibule-config'
/** Where a static host keeps the settings. */
export const settingsFile = '/static/shell/config.json'

export interface SettingsSources {
  readonly page: Pick<Document, 'getElementById'>
  readonly fetch: typeof globalThis.fetch
}

/**
 * The settings that the server inlined into the page, else those of the file of a static host, else
 * the defaults. A file that is not there is no error; one that cannot be understood is.
 */
export async function loadSettings({ page, fetch }: SettingsSources): Promise<SettingsResult> {
  const inlined = page.getElementById(pageConfigId)?.textContent?.trim()
  if (inlined)
    return readText(inlined, 'the page', (json) => (json as { settings?: unknown }).settings)
  try {
    const answer = await fetch(settingsFile, { headers: { accept: 'application/json' } })
    const isJson = answer.headers.get('content-type')?.includes('json')
    if (!answer.ok || !isJson) return readSettings(undefined)
    return readText(await answer.text(), settingsFile, (json) => json)
  } catch {
    // Without a network the defaults let the page say so itself.
    return readSettings(undefined)
  }
}

function readText(text: string, where: string, pick: (json: unknown) => unknown): SettingsResult {
  try {
    return readSettings(pick(JSON.parse(text) ?? {}))
  } catch (cause) {
    return { kind: 'invalid', message: `${where}: ${(cause as Error).message}` }
  }
}
