import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import {
  createNetworkStatus,
  networkQuality,
  type NetworkQuality,
  type NetworkState,
} from '../core/network/network-status.ts'

/** What {@link useNetworkStatus} returns. */
export interface UseNetworkStatus extends NetworkState {
  readonly quality: NetworkQuality
}

/** The network of this page. Online on a server, and until the browser has been asked. */
export function useNetworkStatus(): UseNetworkStatus {
  const [status] = useState(() => createNetworkStatus())
  useEffect(() => status.start(), [status])
  const network = useStore(status.store)
  return { ...network, quality: networkQuality(network) }
}
