import { useContext, useEffect, useState } from 'react'
import { useStore } from '@vestibule/base/react/use-read'
import {
  createNetworkStatus,
  networkQuality,
  type NetworkQuality,
  type NetworkState,
} from '../core/network/network-status.ts'

import { SessionContext } from './session-provider.tsx'

/** The network of the page, and what {@link useNetworkStatus} would tell the user about it. */
export interface UseNetworkStatusResult extends NetworkState {
  readonly quality: NetworkQuality
}

/**
 * The state of this page's network. Online on a server, and until the browser has been asked. Below a `SessionProvider`
 * whose session has a client, the page also counts as online when a call of that client is answered.
 */
export function useNetworkStatus(): UseNetworkStatusResult {
  const client = useContext(SessionContext)?.options.client
  const [status] = useState(() => createNetworkStatus())
  useEffect(() => status.start(), [status])
  useEffect(() => client?.onAnswer(status.answered), [client, status])
  const network = useStore(status.store)
  return { ...network, quality: networkQuality(network) }
}
