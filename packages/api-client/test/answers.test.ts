import { describe, expect, it } from 'vitest'
import { toFailure } from '../src/index.ts'
import { writeName } from './endpoint.ts'
import { refusal, reply, result, send } from './http-server.ts'
import { setUpName } from './set-up-name.ts'

describe('an answer that is none', () => {
  it.each([
    ['html', '<!doctype html><form action="/login">', 'text/html'],
    ['html', ' \n<html>', 'application/json'],
    ['empty', '', 'application/json'],
    ['empty', ' \n', 'application/json'],
    ['malformed', '{"success": true, "result": {"na', 'application/json'],
    ['malformed', 'OK', 'text/plain'],
    ['invalid', '{"name": "Ada"}', 'application/json'],
    ['invalid', '["Ada"]', 'application/json'],
    ['invalid', 'null', 'application/json'],
    ['invalid', '{"success": true, "result": {"name": 1}}', 'application/json'],
    ['invalid', '{"success": true}', 'application/json'],
  ])('promise 76: is told apart as %s: %s', async (kind, body, type) => {
    const { failure, server } = await setUpName((_, response) => send(response, body, type))
    const error = await failure()
    expect(error).toMatchObject({
      kind,
      status: 200,
      url: `${server.origin}/svc/name/`,
      userMessage: null,
    })
    expect(String(error)).toContain('GET /svc/name/')
  })

  it('is told apart as noContent where an answer is due', async () => {
    const { failure } = await setUpName((_, response) => void response.writeHead(204).end())
    expect(await failure()).toMatchObject({ kind: 'noContent', status: 204 })
  })

  it('may be a 204 where nothing is read', async () => {
    const { client } = await setUpName((_, response) => void response.writeHead(204).end())
    expect(await client.request(writeName, { body: {} })).toBeUndefined()
  })

  it('says where it left the contract', async () => {
    const { failure } = await setUpName(result({ name: 7 }))
    expect(await failure()).toMatchObject({ message: expect.stringContaining('at name:') })
  })

  it('says where a login page came from', async () => {
    const { server, failure } = await setUpName(
      (_, response) => void response.writeHead(302, { location: '/login?next=/' }).end(),
    )
    server.on('GET /login', (_, response) => send(response, '<html>', 'text/html'))
    expect(await failure()).toMatchObject({ kind: 'html', url: `${server.origin}/login?next=/` })
  })

  it('is a network failure when the connection breaks in the middle', async () => {
    const { failure } = await setUpName((_, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"success": true', () => response.destroy())
    })
    expect(await failure()).toMatchObject({ kind: 'network', status: 0 })
  })
})

describe('a refusal', () => {
  it('carries what the server says about it', async () => {
    const info = {
      code: 'validation_failed',
      message: 'Bad',
      fields: { email: ['Taken'] },
      request_id: 'r1',
    }
    const { failure } = await setUpName(refusal(400, { message: 'Bad input', error_info: info }))
    expect(await failure()).toMatchObject({
      kind: 'status',
      status: 400,
      code: 'validation_failed',
      message: 'Bad input',
      userMessage: 'Bad input',
      fields: { email: ['Taken'] },
      requestId: 'r1',
      info,
    })
  })

  it.each([
    [{ message: 'Told', result: 'R', results: 'S' }, 'Told'],
    [{ message: '', result: 'R', results: 'S' }, 'R'],
    [{ message: null, result: { a: 1 }, results: 'S' }, 'S'],
    [{ result: ['R'], results: ['S'] }, 'No Results'],
  ])('takes its text by the first rule: %j is %s', async (envelope, text) => {
    const { failure } = await setUpName((_, response) =>
      reply(response, { success: false, ...envelope }),
    )
    const error = await failure()
    expect(error).toMatchObject({ kind: 'refused', message: text, userMessage: text })
  })

  it.each([
    [{ message: 'Told', error_info: { message: 'Info' } }, 'Info'],
    [{ message: 'Told', error_info: { code: 'conflict' } }, 'Told'],
    [{ message: 'Told', error_info: null }, 'Told'],
  ])('takes its text by the second rule: %j is %s', async (envelope, text) => {
    const { failure } = await setUpName(refusal(409, envelope))
    expect(toFailure(await failure())).toEqual({ success: false, message: text })
  })

  it('is worded by error_info where the envelope has no words of its own', async () => {
    const { failure } = await setUpName(refusal(409, { error_info: { message: 'Info' } }))
    expect(await failure()).toMatchObject({ message: 'No Results', userMessage: 'Info' })
  })

  it('keeps the words of a failing server from the user', async () => {
    const { failure } = await setUpName(
      refusal(500, { message: 'relation "users" does not exist' }),
    )
    expect(await failure()).toMatchObject({ status: 500, userMessage: null })
  })

  it('has a text without an envelope too', async () => {
    const { failure } = await setUpName(
      (_, response) => void response.writeHead(418, { 'content-type': 'text/html' }).end('<html>'),
    )
    expect(await failure()).toMatchObject({
      kind: 'status',
      code: null,
      message: 'GET /svc/name/ answered 418',
      userMessage: null,
    })
  })

  it.each([
    [{ error_info: { code: 'rate_limited', retry_after: 12 } }, { 'retry-after': '30' }, 12],
    [{}, { 'retry-after': '30' }, 30],
    [
      {},
      { 'retry-after': 'Fri, 20 Nov 2026 10:00:30 GMT', date: 'Fri, 20 Nov 2026 10:00:00 GMT' },
      30,
    ],
    [
      {},
      { 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT', date: 'Fri, 20 Nov 2026 10:00:00 GMT' },
      0,
    ],
    [{}, { 'retry-after': 'soon' }, null],
    [{}, {}, null],
  ])('says how long to wait: %j %j is %s', async (envelope, headers, seconds) => {
    const { failure } = await setUpName(refusal(429, envelope, headers))
    expect(await failure()).toMatchObject({ status: 429, retryAfterS: seconds })
  })
})
