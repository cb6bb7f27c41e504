import type { ValueFrom } from '@vestibule/api-client/contract'
import { eq, sql } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import {
  latestTermsFirst,
  listedTerms,
  notYetAccepted,
  readTerms,
} from '../../access/eulas/read-terms.ts'
import { eulas } from '../../platform/db/schema/eulas.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'

type World = Pick<AdminWorld, 'db' | 'clock'>

/** Lists terms, newest first, each with the number of people who have accepted them. */
export async function listTerms(app: World, query: ListQuery<'listTerms'>) {
  return listPage(query, {
    from: (cursor) => readTerms(app, cursor),
    sort: latestTermsFirst,
    filter: holdsWords(sql`${eulas.name}`, query.q),
    toItems: async (shown) => {
      const notYet = await notYetAccepted(app, shown)
      return shown.map((row) => listedTerms(row, app, notYet(row)))
    },
  })
}

/** Reads terms with their text and translations. Throws ApiError `not_found` if there are none with this id. */
export async function termsFacts(app: World, id: string): Promise<ValueFrom<'getTerms'>> {
  const [row] = await readTerms(app, sql`''`).where(eq(eulas.id, id))
  if (row === undefined) throw new ApiError('not_found')
  const { content, translations } = row.terms
  const notYet = await notYetAccepted(app, [row])
  return { ...listedTerms(row, app, notYet(row)), content, translations }
}
