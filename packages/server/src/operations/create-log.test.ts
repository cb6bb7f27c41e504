import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { readSettings } from '../platform/settings/settings.ts'
import { createLog } from './create-log.ts'

it('a log is one JSON object a line, or text for people', async () => {
  const written = async (format: string) => {
    let text = ''
    const destination = new Writable({
      write(chunk: Buffer, _encoding, done) {
        text += chunk.toString()
        done()
      },
    })
    const log = await createLog(readSettings({ LOG_FORMAT: format }), destination)
    log.warn({ route: '/readyz' }, 'slow')
    return text
  }
  expect(JSON.parse(await written('json'))).toMatchObject({ msg: 'slow', route: '/readyz' })
  expect(await written('pretty')).toMatch(/WARN.*: slow\n {4}route: "\/readyz"/)
})
