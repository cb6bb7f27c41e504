import { useEffect, useState } from 'react'
import { useStore } from '@vestibule/base/react/use-read'
import {
  createNetworkStatus,
  networkQuality,
  type NetworkQuality,
  type NetworkState,
} from '../core/network/network-status.ts'

/** What {@link useNetworkStatus} returns. */
export interface UseNetworkStatusResult extends NetworkState {
  readonly quality: NetworkQuality
}

/** The network of this page. Online on a server, and until the browser has been asked. */
export function useNetworkStatus(): UseNetworkStatusResult {
  const [status] = useState(() => createNetworkStatus())
  useEffect(() => status.start(), [status])
  const network = useStore(status.store)
  return { ...network, quality: networkQuality(network) }
}
