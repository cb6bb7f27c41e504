import { describe, expect, it } from 'vitest'
import { loadSettings } from './load-settings.ts'

function sources(inlined: string | null, answer: () => Response) {
  const asked: string[] = []
  return {
    asked,
    page: {
      getElementById: () => (inlined === null ? null : ({ textContent: inlined } as HTMLElement)),
    },
    fetch: async (url: RequestInfo | URL) => {
      asked.push(url as string)
      return answer()
    },
  }
}
const missing = () => new Response('<!doctype html>', { status: 404 })
const json = (value: unknown) => () => Response.json(value)

describe('the settings', () => {
  it('are those that the server inlined, without another request', async () => {
    const from = sources('{"settings":{"platformName":"Northfield"}}', missing)
    expect(await loadSettings(from)).toMatchObject({
      kind: 'valid',
      value: { platformName: 'Northfield', appName: 'shell' },
    })
    expect(from.asked).toEqual([])
  })

  it('are those of the file on a static host', async () => {
    const from = sources('', json({ env: 'staging' }))
    expect(await loadSettings(from)).toMatchObject({ kind: 'valid', value: { env: 'staging' } })
    expect(from.asked).toEqual(['/static/shell/config.json'])
  })

  it.each([
    ['there is no file', missing],
    [
      'the host answers every path with a page',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'there is no network',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('are the defaults when %s', async (_what, answer) => {
    expect(await loadSettings(sources(null, answer))).toMatchObject({
      kind: 'valid',
      value: { homepage: '/', documentationEnabled: true, primaryColor: '#3367d6' },
    })
  })

  it.each([
    [
      '{"settings":{"homepage":"https://elsewhere.example"}}',
      'homepage: must be a path that begins with one /',
    ],
    [
      '{"settings":{"homepage":"//elsewhere.example","appName":"My Shell"}}',
      'appName: must be lower case',
    ],
    ['{"settings":{"documentationEnabled":"yes"}}', 'documentationEnabled: Invalid type'],
    ['{"settings":', 'the page: '],
    ['{"settings":"none"}', 'settings: Invalid type'],
    ['{"homepage":"/home"}', 'homepage: Invalid key'],
  ])('are refused with words: %s', async (inlined, words) => {
    const result = await loadSettings(sources(inlined, missing))
    expect(result).toEqual({ kind: 'invalid', message: expect.stringContaining(words) })
  })
})
