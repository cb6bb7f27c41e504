import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isForThisMachine } from '../http/is-local.ts'
import { packageRoot } from '../package-root.ts'
import type { Settings } from '../settings.ts'
import { serveFramedApp } from './framed-app.ts'

/** The build has copied them here from the examples of the repository. */
const examples = join(packageRoot, 'public/examples')
const explorer = join(examples, 'cohort-explorer')
const hello = join(examples, 'behind-the-gate/app.py')
/** A `python3` that was installed by itself lacks the packages that Debian's has. */
const pythons = ['python3', '/usr/bin/python3']

/** How an app of the demo is reached: fields of its resource in the import file. */
type Reach = Readonly<Record<string, unknown>>

export interface DemoApps {
  /** By the `url` of an app of the demo data. */
  readonly reached: Readonly<Record<string, Reach>>
  /** Apps that the demo data does not have by itself. */
  readonly added: readonly Reach[]
  /** A line for whoever started the demo, about what is missing; null if nothing is. */
  readonly remark: string | null
  readonly close: () => Promise<void>
}

/**
 * Starts what the cards of the demo open: the example of another team's app, in a frame from an origin of its own and
 * as a page that this server serves, and a program in Python behind the gate.
 */
export async function startDemoApps(
  settings: Pick<Settings, 'port' | 'publicOrigin'>,
  origin: () => string,
  folder: string = explorer,
): Promise<DemoApps> {
  if (!existsSync(join(folder, 'index.html'))) {
    const remark = 'The example app is not built, so that no card opens an app: npm run build'
    return { reached: {}, added: [], remark, close: async () => undefined }
  }
  const page = { mount: { kind: 'page' }, serve: { folder } }
  // Browsers on other machines could not reach the frame.
  const framed = isForThisMachine(settings)
    ? await serveFramedApp({
        folder,
        platform: origin,
        port: settings.port === 0 ? 0 : settings.port + 1,
      }).catch(() => null)
    : null
  const inFrame = (folder: string) =>
    framed ? { mount: { kind: 'frame', src: `${framed.origin}/${folder}` } } : page
  const inPython = startHello(settings.port === 0 ? 0 : settings.port + 2, origin())
  return {
    reached: {
      'cohort-builder': inFrame(''),
      'lab-trends': inFrame('lab-trends/'),
      survival: page,
    },
    added: inPython === null ? [] : [inPython.resource],
    remark:
      inPython === null
        ? 'The app in Python is left out: it needs python3 with PyJWT and cryptography (Debian: python3-jwt).'
        : null,
    close: async () => {
      inPython?.process.kill()
      await framed?.close()
    },
  }
}

interface Hello {
  readonly process: ChildProcess
  readonly resource: Reach
}

/** Starts the program in Python, which verifies who the gate says is there; null where it cannot run. */
function startHello(port: number, platform: string): Hello | null {
  if (port === 0) return null
  const python = pythons.find(
    (name) => spawnSync(name, ['-c', 'import jwt, cryptography'], { stdio: 'ignore' }).status === 0,
  )
  if (python === undefined) return null
  const process = spawn(python, [hello], {
    env: { ...globalThis.process.env, PORT: String(port), PLATFORM_ORIGIN: platform },
    stdio: 'ignore',
  })
  // A demo goes on without it: its page then says that the app does not answer.
  process.on('error', () => undefined)
  const resource = {
    url: 'hello',
    display_name: 'Hello from Python',
    description: 'Forty lines of Python behind the gate, which know who you are.',
    product_line: [{ name: 'Operate', sub_category: 'Administration' }],
    enable: true,
    dataset_dependent: false,
    mount: { kind: 'page' },
    serve: { upstream: `http://127.0.0.1:${port}` },
  }
  return { process, resource }
}
