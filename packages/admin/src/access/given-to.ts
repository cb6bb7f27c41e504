import type { ItemOf } from '@vestibule/api-client/contract'
import type { AdminTexts } from '../texts/admin-texts.ts'

/** Says to how many organisations and people an app or a dataset is given. */
export function givenTo(
  { organizations, people }: ItemOf<'listManagedResources'>,
  { access, items }: AdminTexts,
): string {
  const given = access.given({ n: organizations })
  return people > 0 ? items([given, access.givenAlone({ n: people })]) : given
}
