import { getRoles, type Client } from '@vestibule/api-client'
import { createRead, readAnswer, type Read } from '@vestibule/base/read'

const readByClient = new WeakMap<Client, Read<boolean>>()

/** Whether the user has a role in administration: one cached read per client. */
export function administers(client: Client): Read<boolean> {
  const known = readByClient.get(client)
  if (known) return known
  const made = createRead<boolean>(async () => {
    const answer = readAnswer(await getRoles(client, { appName: 'admin' }))
    if (answer.status === 'failed') return answer
    return { status: 'loaded', value: answer.value.some((role) => role.app_name === 'admin') }
  })
  readByClient.set(client, made)
  return made
}
