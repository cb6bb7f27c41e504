import type { OpenTimes } from '../../../platform/http/open-times.ts'
import { openTunnel, type Tunnel, type TunnelOptions } from './tunnel.ts'

/** The registry of WebSockets that are open through this server. */
export interface OpenSockets {
  /** Opens a WebSocket. If the server is shutting down, the WebSocket is closed again at once. */
  open(options: Omit<TunnelOptions, 'times' | 'now'>): Tunnel
  /** How many WebSockets are open. */
  count(): number
  /** Whether the server is shutting down, so that new WebSockets are closed at once. */
  isClosing(): boolean
  /** Sends a close frame to both sides of every WebSocket, because the server is shutting down. */
  close(): void
}

/** Number of checks for silence that each WebSocket gets in one ping interval. */
const checksPerPing = 6

export function createOpenSockets(
  times: OpenTimes,
  now: () => number = () => performance.now(),
): OpenSockets {
  const tunnels = new Set<Tunnel>()
  let isClosing = false
  let timer: NodeJS.Timeout | undefined
  const check = () => {
    for (const tunnel of tunnels) tunnel.check()
  }
  const leave = (tunnel: Tunnel) => tunnel.close(1001, 'the server stops')
  return {
    open({ onGone, ...options }) {
      const tunnel = openTunnel({
        ...options,
        times,
        now,
        onGone(code) {
          tunnels.delete(tunnel)
          if (tunnels.size === 0) {
            clearInterval(timer)
            timer = undefined
          }
          onGone(code)
        },
      })
      tunnels.add(tunnel)
      timer ??= setInterval(check, times.pingMs / checksPerPing).unref()
      if (isClosing) leave(tunnel)
      return tunnel
    },
    count: () => tunnels.size,
    isClosing: () => isClosing,
    close() {
      isClosing = true
      for (const tunnel of tunnels) leave(tunnel)
    },
  }
}
