import {
  checkSettings,
  pageConfigId,
  shellPage,
  type Checked,
} from '@vestibule/api-client/contract'
import { complete, readSettings, type Settings } from './settings.ts'

/** Where a static host keeps the settings. */
export const settingsFile = '/static/shell/config.json'

export interface SettingsSources {
  readonly page: Pick<Document, 'getElementById'>
  readonly fetch: typeof globalThis.fetch
}

/**
 * The settings that the server put into the page, else those of the file of a static host, else the defaults. A
 * file that is not there is no error; one that cannot be read or understood is.
 */
export async function loadSettings({ page, fetch }: SettingsSources): Promise<Checked<Settings>> {
  const inlined = page.getElementById(pageConfigId)?.textContent?.trim()
  if (inlined) return readText(inlined, 'the page', readPage)
  try {
    const answer = await fetch(settingsFile, { headers: { accept: 'application/json' } })
    if (answer.status >= 500) return unreadable(settingsFile, `status ${answer.status}`)
    const isJson = answer.headers.get('content-type')?.includes('json')
    if (!answer.ok || !isJson) return readSettings(undefined)
    return readText(await answer.text(), settingsFile, readSettings)
  } catch {
    // Without a network the defaults let the page say so itself.
    return readSettings(undefined)
  }
}

function readPage(json: unknown): Checked<Settings> {
  const page = checkSettings(shellPage, json)
  return page.kind === 'invalid' ? page : { kind: 'valid', value: complete(page.value.settings) }
}

function readText(
  text: string,
  where: string,
  read: (json: unknown) => Checked<Settings>,
): Checked<Settings> {
  try {
    return read(JSON.parse(text))
  } catch (cause) {
    return unreadable(where, (cause as Error).message)
  }
}

function unreadable(where: string, why: string): Checked<Settings> {
  return { kind: 'invalid', message: `${where}: ${why}` }
}
