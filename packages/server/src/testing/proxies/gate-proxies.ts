import { findDebianTool } from '../../../../../tools/debian.mjs'
import {
  startCaddy,
  startGateHaproxy,
  startGateNginx,
  type Proxy,
  type ProxyPorts,
} from './proxies.ts'

export interface GateProxy {
  readonly name: string
  readonly debianPackage: string
  /** Path of the program. Undefined: it is not installed on this machine. */
  readonly program: string | undefined
  start(program: string, ports: ProxyPorts): Promise<Proxy>
}

/** The proxies for which examples/behind-the-gate has configuration files. */
export const wantedProxies: readonly GateProxy[] = [
  { name: 'Caddy', debianPackage: 'caddy', start: startCaddy },
  { name: 'nginx', debianPackage: 'nginx-light', start: startGateNginx },
  { name: 'HAProxy', debianPackage: 'haproxy', start: startGateHaproxy },
].map(({ name, debianPackage, start }) => {
  const program = findDebianTool(name.toLowerCase(), debianPackage)
  return { name, debianPackage, program, start }
})

/** The proxies that are installed on this machine. */
export const gateProxies = wantedProxies.flatMap(({ name, program, start }) =>
  program === undefined ? [] : [{ name, program, start }],
)
