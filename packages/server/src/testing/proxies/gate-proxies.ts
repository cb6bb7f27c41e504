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
  readonly program: string
  start(program: string, ports: ProxyPorts): Promise<Proxy>
}

/** The proxies of the example that this machine has, with the files of the example. */
export const gateProxies: readonly GateProxy[] = [
  { name: 'Caddy', program: findDebianTool('caddy', 'caddy'), start: startCaddy },
  { name: 'nginx', program: findDebianTool('nginx', 'nginx-light'), start: startGateNginx },
  { name: 'HAProxy', program: findDebianTool('haproxy', 'haproxy'), start: startGateHaproxy },
].flatMap(({ program, ...proxy }) => (program === undefined ? [] : [{ ...proxy, program }]))
