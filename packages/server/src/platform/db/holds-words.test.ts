import { searchForm } from '@vestibule/api-client/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchedName, users } from './schema/accounts.ts'
import { databases } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { holdsWords } from './holds-words.ts'

const names = [
  ['Ana', 'García'],
  ['Zoë', 'Müller'],
  ['Łukasz', 'Świętokrzyski'],
  ['Søren', 'Ærø'],
  ['Groß', 'Strauß'],
  ['山田', 'ﾊﾅｺ'],
  ['مُحَمَّد', 'العربي'],
  ['Ｊｕｎ', 'Ｓａｔｏ'],
  ['Nguyễn', 'Văn_Anh'],
  ['Οδυσσεύς', 'Παπάς'],
] as const
const people = names.map(([first_name, last_name], n) => ({
  id: `person-${n}`,
  email: `person-${n}@calder.example`,
  first_name,
  last_name,
  organization: 'calder',
  sign_in_method: 'password' as const,
}))

describe.each(databases)('a search for people on %s', (db) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ db })
    await server.import({ users: people })
  })
  afterAll(() => server.close())

  it('finds names without their accents, in any case and width', async () => {
    const find = async (words: string) => {
      const rows = await server.store.db
        .select({ name: sql<string>`last_name` })
        .from(users)
        .where(holdsWords(searchedName(users), words))
      return rows.map(({ name }) => name)
    }
    for (const [words, name] of [
      ['Garcia', 'García'],
      ['GARCÍA', 'García'],
      ['garci\u0301a', 'García'],
      ['ｇａｒｃｉａ', 'García'],
      ['ar ga', null],
      ['an ga', 'García'],
      ['muller zoe', 'Müller'],
      ['Swietokrzyski lukasz', 'Świętokrzyski'],
      ['soren aero', 'Ærø'],
      ['STRAUSS', 'Strauß'],
      ['ハナコ', 'ﾊﾅｺ'],
      // Two characters from the middle of a name are enough to find it, because most Japanese words have two.
      ['ナコ', 'ﾊﾅｺ'],
      ['田 ナ', 'ﾊﾅｺ'],
      ['arc', 'García'],
      ['محمد', 'العربي'],
      ['sato', 'Ｓａｔｏ'],
      ['nguyen', 'Văn_Anh'],
      ['van＿anh', 'Văn_Anh'],
      ['van_', 'Văn_Anh'],
      ['va＿＿anh', null],
      ['％', null],
      ['\\', null],
      ['Οδυσσευσ', 'Παπάς'],
    ] as const) {
      expect([words, await find(words)]).toEqual([words, name === null ? [] : [name]])
    }
  })

  it('compares texts in the same form as the pages do', async () => {
    const others = 'Œuvre ǅ ﬁ ½ İstanbul ısı Ħaż-Żebbuġ Đà Nẵng Þór GROẞ οδός каф\u0301е 각하 ㍿'
    for (const text of [...names.slice(0, -1).flat(), others]) {
      const [row] = await server.store.db
        .select({ form: sql<string>`search_form(${text}::text)` })
        .from(sql`(select 1) as one`)
      expect(row?.form).toBe(searchForm(text))
    }
  })

  it('uses its index', async () => {
    const plan = await server.store.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const query = tx.select({ id: users.id }).from(users)
      return tx.execute(
        sql`explain ${query.where(holdsWords(searchedName(users), 'garcia cal')).getSQL()}`,
      )
    })
    expect(JSON.stringify(plan)).toContain('users_search_index')
  })
})
