import { describe, expect, it } from 'vitest'
import { demoPassword } from '../testing/sign-in-steps.ts'
import { textSource, type ImportSource } from './import-source.ts'
import { ImportError } from './mistakes.ts'
import { readImport, type UserBatch } from './read-import.ts'

const user = {
  email: 'eve@o.example',
  first_name: 'Eve',
  last_name: 'Stone',
  organization: 'o',
  sign_in_method: 'password',
  password: demoPassword,
} as const
const readText = (text: string) => readImport(textSource(text))
const partner = { id: 'p', name: 'P' }
const unstorable = 'must not contain the character NUL or half of a character'
const dataset = (resourcetype: string, data_partner: unknown) => ({
  to: ['o'],
  resourcetype,
  resource: { name: 'd', display_name: 'D', data_partner },
})

describe('an import file', () => {
  const mistakesIn = async (content: unknown): Promise<readonly string[]> => {
    try {
      await readText(typeof content === 'string' ? content : JSON.stringify(content))
    } catch (error) {
      if (error instanceof ImportError) return error.mistakes
    }
    return []
  }

  it.each([
    [{ users: [user, { ...user, email: 'x' }] }, 'users[1].email: Please enter a valid email'],
    [{ users: [{ ...user, organization: undefined }] }, 'users[0].organization: is missing'],
    [{ users: [{ ...user, passwrd: 'x' }] }, 'users[0].passwrd: is not a known key'],
    [{ people: [] }, 'people: is not a known key'],
    [{ users: [user, user] }, 'users[1]: eve@o.example stands in the file already'],
    [
      { users: [user, { ...user, email: 'EVE@o.example' }] },
      'users[1]: eve@o.example stands in the file already',
    ],
    [
      { users: [{ ...user, totp_secret: 'no base32!' }] },
      'users[0].totp_secret: must be base32, as authenticators show it',
    ],
    [
      { users: [{ ...user, recovery_codes: ['ABCD-EFGH', 'nope'] }] },
      'users[0].recovery_codes[1]: must look like ABCD-EFGH',
    ],
    [
      {
        resources: [
          {
            to: [],
            to_users: ['eve@o.example', 'eve'],
            resourcetype: 'AppResource',
            resource: { url: 'x', display_name: 'X' },
          },
        ],
      },
      'resources[0].to_users[1]: Please enter a valid email',
    ],
    [{ sellers: [{ id: 'a b', name: 'A' }] }, 'sellers[0].id: Letters, digits, and . _ : - only'],
    [
      {
        users: [
          { ...user, id: 'u1' },
          { ...user, email: 'f@o.example', id: 'u1' },
        ],
      },
      'users[1].id: u1 stands in the file already',
    ],
    [
      {
        sellers: [
          { id: 's', name: 'S', data_partners: [partner, { id: 'q', name: 'Q' }, partner] },
        ],
      },
      'sellers[0].data_partners[2]: p stands in the file already',
    ],
    [
      { users: [{ ...user, first_name: 'E\u001b[2Jve' }] },
      'users[0].first_name: must not contain control characters',
    ],
    [
      { organizations: [{ id: 'o', name: 'O\u202e', is_internal: true }] },
      'organizations[0].name: must not contain control characters',
    ],
    [
      { virtual_cohorts: [{ id: 'v', name: 'V', more: ['two\nlines', 'a\u0007'] }] },
      'virtual_cohorts[0].more[1]: must not contain control characters',
    ],
    [
      {
        resources: [{ to: [], resourcetype: 'AppResource', resource: { url: '\\\\evil.example' } }],
      },
      'resources[0].resource.url: must be a path of the platform, such as "cohort-explorer"',
    ],
    [
      { users: [{ ...user, password: 'Password123!' }] },
      'users[0].password: is one of the most common ones',
    ],
    [
      {
        organizations: [{ id: 'o', name: 'Osier Trials', is_internal: false }],
        users: [{ ...user, password: 'Osier-Stone-26!' }],
      },
      'users[0].password: is made of the address or a name of the account',
    ],
    [
      { users: [{ ...user, totp_secret: 'A'.repeat(32) }] },
      'users[0].totp_secret: repeats itself: it can be guessed',
    ],
    [{ users: [{ ...user, password: 'a' }] }, 'users[0].password: has less than 8 characters'],
    [
      { users: [{ ...user, recovery_codes: ['ABCD-EFGH', 'AAAA-AAAA'] }] },
      'users[0].recovery_codes[1]: repeats itself: it can be guessed',
    ],
    [
      { users: [{ ...user, security_question: { question: 'Who?', answer: 'a' } }] },
      'users[0].security_question.answer: has less than 3 characters',
    ],
    [
      { users: [{ ...user, security_question: { question: 'Is it Rex?', answer: ' rex' } }] },
      'users[0].security_question.answer: stands in the question',
    ],
    [
      { users: [{ ...user, totp_secret: 'JBSWY3DPEHPK3P' }] },
      'users[0].totp_secret: must be base32, as authenticators show it',
    ],
    [
      { users: [user, { ...user, email: 'f@o.example', api_tokens: ['3f9c1b7a5e2d48f63f9c'] }] },
      'users[1].api_tokens[0]: has less than 128 bits',
    ],
    [
      '{"users": [{"email": "a"}, {"roles": [], "email": "b", "em\\u0061il": "c"}]}',
      'users[1].email: The key "em\\u0061il" is given twice',
    ],
    ['{"users": [], "users": []}', 'users: The key "users" is given twice'],
    [
      { virtual_cohorts: [{ id: 'v', name: 'V', x: 'E\0ve' }] },
      `virtual_cohorts[0].x: ${unstorable}`,
    ],
    [
      { virtual_cohorts: [{ id: 'v', name: 'V', more: [{ 'a\0b': 1 }] }] },
      String.raw`virtual_cohorts[0].more[0].a\u0000b: ${unstorable}`,
    ],
    [
      { documents: [{ element_id: 'e', additional_meta: { title: 'half \ud83d' } }] },
      `documents[0].additional_meta.title: ${unstorable}`,
    ],
    [
      { resources: [dataset('DatasetResource', 'northfield')] },
      'resources[0].resource.data_partner: Invalid type: Expected Object but received "northfield"',
    ],
    [
      { resources: [dataset('FederatedDatasetResource', {})] },
      'resources[0].resource.data_partner.id: is missing',
    ],
  ])('promise 85: %j: %s', async (content, mistake) => {
    expect(await mistakesIn(content)).toEqual([mistake])
  })

  it('promise 85: that is another file is refused without a word of it', async () => {
    const passwd = 'root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1::/usr/sbin:/usr/sbin/nologin\n'
    for (const text of [passwd, `{"a": ${passwd}}`, `[${passwd}`, `"${passwd}"`]) {
      expect((await mistakesIn(text)).join()).not.toMatch(/root|daemon|bash|'r'/)
    }
  })

  it('that is no JSON says where it breaks', async () => {
    expect((await mistakesIn('{"users": [}'))[0]).toMatch(
      'The file is not valid JSON: Unexpected character at line 1',
    )
  })
})

describe('the text of an import file', () => {
  it('may begin with a byte order mark', async () => {
    expect((await readText('\uFEFF{}')).sections).toMatchObject({ organizations: [] })
  })

  it.each(['[]', '[[]]', 'null', '1', '"{}"'])('%s is refused: it is no object', async (text) => {
    await expect(readText(text)).rejects.toThrow('The file must hold an object')
  })

  it('may nest as deep as anybody needs, and no deeper', async () => {
    const nested = (levels: number) =>
      `{"virtual_cohorts":[{"id":"x","name":"X","z":${'['.repeat(levels)}${']'.repeat(levels)}}]}`
    expect((await readText(nested(90))).sections.virtual_cohorts).toHaveLength(1)
    await expect(readText(nested(100_000))).rejects.toThrow(
      'nested too deeply: more than 100 levels',
    )
  })
})

it('names the first hundred mistakes, and counts the rest', { tags: 'all' }, async () => {
  const users = Array.from({ length: 150_000 }, (_, n) => ({ ...user, email: `u${n}` }))
  await expect(readText(JSON.stringify({ users }))).rejects.toThrow(
    /users\[99\].email: .*\n {2}and 149900 more$/,
  )
})

describe('a file that is read in pieces', () => {
  /** An import file that holds `text` and arrives in pieces of `size` bytes. Each `read` starts at the beginning. */
  const inPieces = (text: string, size: number): ImportSource => ({
    async *read() {
      const bytes = Buffer.from(text)
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    },
  })
  const names = ['Zoë', '👩🏽‍⚕️ "Quote" \\', '}],{[', ' "users": [']
  const users = names.map((first_name, n) => ({ ...user, email: `u${n}@o.example`, first_name }))
  const organizations = [{ id: 'o', name: '"users": [{', is_internal: true }]

  it.each([1, 2, 7, 64, 100_000])('of %i bytes holds the same', async (size) => {
    const text = JSON.stringify({ organizations, users, eulas: [] }, null, 2)
    for (const written of [text, text.replace('"users": [', '"us\\u0065rs" :\n[')]) {
      const content = await readImport(inPieces(written, size))
      const batches: UserBatch[] = []
      for await (const batch of content.users()) batches.push(batch)
      expect(batches).toMatchObject([{ start: 0, users: users.map(({ email }) => ({ email })) }])
      expect(batches[0]?.users.map(({ first_name }) => first_name)).toEqual(
        names.map((name) => name.trim()),
      )
      expect(content.sections.organizations).toMatchObject(organizations)
    }
  })

  it.each([
    [
      '{"users": [\n{"a": 1},\n{\n"a": }]}',
      /^users\[1\]: The file is not valid JSON: .* at line 4$/,
    ],
    ['{"users": [\n{"a": 1},\n{\n"a": 1 "b": 2}]}', /^users\[1\]: .* at line 4$/],
    ['{"users": [\n{},\n{}], "eulas": [1 2]}', /^The file is not valid JSON: .* at line 3$/],
    ['{"users": [{}, {"email": "x', /^users\[1\]: .*: Unterminated string .* at line 1$/],
    ['{"users": [{}, {}', /^The file is not valid JSON: Expected ',' or ']'/],
    ['{"users": [{},, {}]}', /^The file is not valid JSON: Unexpected character at line 1$/],
    ['{"users": [{} {}]}', /^users\[0\]: The file is not valid JSON: Unexpected non-whitespace/],
    ['{"users": [1]}', /^users\[0\]: Invalid type: Expected Object but received 1/],
    ['{"users": {"a": 1}}', /^users: Invalid type: Expected Array/],
  ])('%j says where it breaks', async (text, message) => {
    const error: unknown = await readImport(inPieces(text, 5)).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(ImportError)
    expect((error as ImportError).mistakes).toEqual([expect.stringMatching(message)])
  })
})
