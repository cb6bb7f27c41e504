import type { Client, ReadOutcome } from '@vestibule/api-client'
import { useCall as useCallOf, type Called } from '@vestibule/base/react/use-call'
import { useServices } from './services.ts'

/**
 * The answer to a call of administration. `key` must name what is read and everything that the answer depends on, such
 * as `user usr_1`, because calls with the same key share one answer.
 */
export function useCall<Value>(
  key: string,
  call: (client: Client) => Promise<ReadOutcome<Value>>,
): Called<Value> {
  const { client } = useServices()
  return useCallOf(client, key, () => call(client))
}
