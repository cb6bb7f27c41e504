import { getRoles, type Client } from '@vestibule/api-client'
import { createRead, readAnswer, type Read } from '@vestibule/base/read'

/** What the user's roles allow beside using apps and data. `administers`: the user may use administration. */
export interface Duties {
  readonly administers: boolean
  /** Whether the user decides who may open datasets, as a data steward or as a platform-admin who acts as one. */
  readonly decides: boolean
}

const readByClient = new WeakMap<Client, Read<Duties>>()

/** Returns the read that loads what the roles of the client's user allow, always the same object for a client. */
export function dutiesOf(client: Client): Read<Duties> {
  const known = readByClient.get(client)
  if (known) return known
  const made = createRead<Duties>(async () => {
    const answer = readAnswer(await getRoles(client))
    if (answer.status === 'failed') return answer
    const value = {
      administers: answer.value.some((role) => role.app_name === 'admin'),
      decides: answer.value.some(
        ({ app_name: app, role }) =>
          (app === 'data' && role === 'data-steward') ||
          (app === 'admin' && role === 'platform-admin'),
      ),
    }
    return { status: 'loaded', value }
  })
  readByClient.set(client, made)
  return made
}
