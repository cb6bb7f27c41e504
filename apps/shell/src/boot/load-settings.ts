import { shellPage, type Checked } from '@vestibule/api-client/contract'
import { complete, readJson, readPage } from '@vestibule/app-kit/settings'
import { readSettings, type Settings } from './settings.ts'

/** URL of the settings file on a static host. */
export const settingsFile = '/static/shell/config.json'

export interface SettingsSources {
  readonly page: Pick<Document, 'getElementById'>
  readonly fetch: typeof globalThis.fetch
}

/**
 * Returns the settings: those that the server wrote into the page, otherwise those in the settings file of a static
 * host, otherwise the defaults. Without such a file, or without a network, the defaults apply. If the file is invalid,
 * or the answer has a status from 500 on, the result is `invalid`.
 */
export async function loadSettings({ page, fetch }: SettingsSources): Promise<Checked<Settings>> {
  const given = readPage(page, shellPage)
  if (given?.kind === 'valid') return { kind: 'valid', value: complete(given.value.settings) }
  if (given) return given
  try {
    const answer = await fetch(settingsFile, { headers: { accept: 'application/json' } })
    if (answer.status >= 500) {
      return { kind: 'invalid', message: `${settingsFile}: status ${answer.status}` }
    }
    const isJson = answer.headers.get('content-type')?.includes('json')
    if (!answer.ok || !isJson) return readSettings(undefined)
    return readJson(await answer.text(), settingsFile, readSettings)
  } catch {
    // Without a network, use the defaults, so that the shell can start and show that it is offline.
    return readSettings(undefined)
  }
}
