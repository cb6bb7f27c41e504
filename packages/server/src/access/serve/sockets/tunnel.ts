import type { Socket } from 'node:net'
import type { OpenTimes } from '../../../platform/http/open-times.ts'
import { createFlow, type Flow } from './flow.ts'
import { closePayload } from './frames.ts'

/** A WebSocket between a client and an app. */
export interface Tunnel {
  /**
   * Ends the WebSocket: sends a close frame with this code to each side that has got none yet, and closes both
   * connections soon after.
   */
  close(code: number, reason: string): void
  /**
   * Pings a side that has sent nothing for a while, and ends the WebSocket if that side stays silent. Call it every few
   * seconds.
   */
  check(): void
}

export interface TunnelOptions {
  readonly client: Socket
  readonly upstream: Socket
  /** The bytes that each side sent directly after the head of its request or answer. */
  readonly heads: { readonly client: Buffer; readonly upstream: Buffer }
  readonly times: Pick<OpenTimes, 'silentMs' | 'pingMs' | 'frameMs' | 'closeMs'>
  readonly now: () => number
  /**
   * Called when both connections are closed. `code`: the close code that this server sent; null: one of the sides has
   * closed the WebSocket.
   */
  readonly onGone: (code: number | null) => void
}

/**
 * Passes WebSocket frames between a client and an app. Messages are not interpreted, so compression and subprotocols
 * work unchanged, and no message is ever held in memory as a whole.
 */
export function openTunnel(options: TunnelOptions): Tunnel {
  const { client, upstream, heads, times, now, onGone } = options
  const sockets = [client, upstream]
  let endedWith: number | null = null
  let isEnding = false
  let open = sockets.length
  const pingedAtMs = { client: 0, upstream: 0 }
  let frameTimer: NodeJS.Timeout | undefined
  let goneTimer: NodeJS.Timeout | undefined

  const destroy = () => {
    for (const socket of sockets) socket.destroy()
  }
  const endWithin = (ms: number) => {
    isEnding = true
    clearTimeout(goneTimer)
    goneTimer = setTimeout(destroy, ms)
  }
  /** Ends the sending half of each connection to which a close frame was written, because no frame may follow. */
  const endClosed = () => {
    for (const flow of flows) if (flow.isClosed()) flow.to.end()
  }
  const onClosed = () => {
    if (!isEnding && !flows.every((flow) => flow.isClosed())) return
    // Both sides have got a close frame. Give bytes that are still being written time, as long as they make progress.
    if (!isEnding) endWithin(times.silentMs)
    endClosed()
  }
  const end = (code: number, reason: string, ms: number) => {
    endWithin(ms)
    if (endedWith !== null) return
    endedWith = code
    const payload = closePayload(code, reason)
    for (const flow of flows) flow.close(payload)
    endClosed()
    frameTimer = setTimeout(() => {
      for (const flow of flows) if (!flow.isClosed()) flow.to.destroy()
    }, times.frameMs)
  }
  const close = (code: number, reason: string) => end(code, reason, times.frameMs + times.closeMs)
  const onBroken = () => close(1002, 'no frames of a WebSocket')
  const flow = (from: Socket, to: Socket) =>
    createFlow({ from, to, isFromClient: from === client, now, onClosed, onBroken })
  const toUpstream = flow(client, upstream)
  const toClient = flow(upstream, client)
  const flows: readonly Flow[] = [toUpstream, toClient]

  const onLost = (socket: Socket) => {
    // End the tunnel slowly, so that the other side can still read the bytes that are being written to it.
    if (socket === client) end(1001, 'the client has gone', times.silentMs)
    else end(1011, 'the app has gone', times.silentMs)
  }
  const onEnd = (socket: Socket) => {
    if (endedWith !== null) return
    const onward = socket === client ? toUpstream : toClient
    if (!onward.isClosed() && !isEnding) return onLost(socket)
    if (!isEnding) endWithin(times.silentMs)
    // Do not end the connection to the app because the client has ended its own: some clients end theirs right after
    // their close frame, and the app would drop the WebSocket without answering that frame.
    if (socket === upstream || client.destroyed) onward.to.end()
  }
  for (const socket of sockets) {
    socket.on('error', () => {})
    socket.once('end', () => onEnd(socket))
    socket.once('close', () => {
      onEnd(socket)
      open -= 1
      if (open > 0) return
      clearTimeout(frameTimer)
      clearTimeout(goneTimer)
      onGone(endedWith)
    })
    // Node restarts this timeout whenever some bytes were read or written. If it fires with bytes left to write, the
    // side accepts none, so cut the connection.
    socket.setTimeout(times.silentMs)
    socket.on('timeout', () => {
      if (socket.writableLength > 0) socket.destroy()
    })
  }
  toClient.start(heads.upstream)
  toUpstream.start(heads.client)

  return {
    close,
    check() {
      const sides = [
        { name: 'client', heard: toUpstream, back: toClient },
        { name: 'upstream', heard: toClient, back: toUpstream },
      ] as const
      for (const { name, heard, back } of sides) {
        const heardAtMs = heard.heardAtMs()
        if (isEnding || heardAtMs === null) continue
        const silentForMs = now() - heardAtMs
        if (silentForMs >= times.silentMs) {
          if (name === 'client') close(1001, 'the client is silent')
          else close(1011, 'the app is silent')
        } else if (silentForMs >= times.pingMs && now() - pingedAtMs[name] >= times.pingMs) {
          const payload = back.ping()
          if (payload === null) continue
          heard.expectPong(payload)
          pingedAtMs[name] = now()
        }
      }
    },
  }
}
