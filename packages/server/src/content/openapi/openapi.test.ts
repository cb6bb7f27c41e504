import { Validator } from '@seriousme/openapi-schema-validator'
import { allCalls } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startTestServer,
  testBrowser,
  type TestBrowser,
  type TestServer,
} from '../../testing/index.ts'
import type { OpenApiDocument } from './openapi-document.ts'

let server: TestServer
let browser: TestBrowser
let served: OpenApiDocument
beforeAll(async () => {
  server = await startTestServer()
  browser = await testBrowser(server)
  served = JSON.parse((await browser.get('/openapi.json')).text) as OpenApiDocument
})
afterAll(() => server.close())

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate({ ...served })
    expect(result).toMatchObject({ valid: true })
    expect(served.openapi).toBe('3.1.0')
  })

  it('has every call of the contract, once', () => {
    const operations = Object.values(served.paths).flatMap((methods) => Object.values(methods))
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids.toSorted()).toEqual(Object.keys(allCalls).toSorted())
    expect(operations.every(({ tags }) => tags[0] !== '')).toBe(true)
  })

  it('names parameters, both encodings of the body, access, answer and refusals', () => {
    expect(served.paths['/documentation_api/v1/update_document']?.['patch']).toMatchObject({
      'x-access': 'docs-admin',
      security: [{ session: [], csrf: [] }],
      parameters: [
        { name: 'x-nfer-data-partner-id', in: 'header', required: false },
        { name: 'X-Vestibule-User', in: 'header', required: false },
      ],
      requestBody: {
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/UpdateDocumentBody' } },
          'application/x-www-form-urlencoded': { schema: {} },
        },
      },
      responses: {
        200: {
          content: {
            'application/json': {
              schema: { properties: { result: { properties: { version: { type: 'number' } } } } },
            },
          },
        },
        403: { description: '`csrf_failed`, `eula_required`, `forbidden`, `two_factors_required`' },
        409: { description: '`conflict`, `user_changed`' },
      },
    })
    expect(served.components.schemas['UpdateDocumentBody']).toMatchObject({
      properties: { version: { type: 'integer', minimum: 0 } },
      required: ['element_id'],
    })
    expect(served.paths['/auth_api/v1/users/me/']?.['get']).toMatchObject({
      security: [{ session: [] }],
      responses: {
        200: {
          content: {
            'application/json': {
              schema: {
                properties: {
                  result: { properties: { data: { required: expect.any(Array) as [] } } },
                },
              },
            },
          },
        },
      },
    })
    const validity = served.paths['/auth_api/v1/users/session_validity/']?.['get']
    expect(validity?.responses['200']?.content?.['application/json']?.schema).toMatchObject({
      properties: {
        result: {
          properties: {
            data: {
              properties: {
                max_ttl: {
                  type: 'integer',
                  description: expect.stringContaining('Unix time in seconds') as string,
                },
                user_id: { type: 'string' },
              },
              required: ['user_id', 'acting_for', 'max_ttl'],
            },
          },
        },
      },
    })
    const login = served.paths['/auth_api/v1/accounts/login/']?.['post']
    expect(Object.keys(login?.requestBody?.content ?? {})[0]).toMatch(/form/)
    expect(login?.security).toEqual([{ csrf: [] }])
  })

  it('is a page for people, too, which needs no script', async () => {
    const page = await browser.get('/openapi')
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(page.text).not.toMatch(/<script|\sstyle=|\son\w+=/)
    for (const name of Object.keys(allCalls)) expect(page.text).toContain(`id="${name}"`)
    const styles = await browser.get('/openapi.css')
    expect(styles.headers.get('content-type')).toMatch(/^text\/css/)
    const again = await browser.get('/openapi', { 'if-none-match': page.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })
})
