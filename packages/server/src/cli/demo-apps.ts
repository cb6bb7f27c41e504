import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { isForThisMachine } from '../platform/http/is-local.ts'
import { packageRoot } from '../platform/package-root.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { serveFramedApp } from './framed-app.ts'

/** The folder to which the build copies the repository's example apps. */
const examples = join(packageRoot, 'public/examples')
const explorer = join(examples, 'cohort-explorer')
const hello = join(examples, 'behind-the-gate/app.py')
/**
 * Commands to try for a Python with the packages that the app needs. If they were installed as Debian packages, only
 * Debian's own Python, /usr/bin/python3, has them: `python3` may be another one.
 */
const pythons = ['python3', '/usr/bin/python3']

/** Fields of an app's resource in the import file that say how the app is opened. */
type Reach = Readonly<Record<string, unknown>>

export interface DemoApps {
  /**
   * Fields to add to the resources of apps that the demo data contains, by the app's `url`: they say how each app is
   * opened.
   */
  readonly reached: Readonly<Record<string, Reach>>
  /** Resources to add for apps that the demo data does not contain. */
  readonly added: readonly Reach[]
  /** A line for the terminal that says which example app is missing, and why. Null: both example apps can be opened. */
  readonly remark: string | null
  readonly close: () => Promise<void>
}

/**
 * Starts the example apps that the cards on the demo's home page open. One app is built as another team would build it:
 * it is shown in a frame from its own origin, and also as a page served by this server. The other is a Python program
 * behind the gate.
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
  // Start the framed app only if the platform is opened on this machine: other machines could not reach its origin.
  const framed = isForThisMachine(settings)
    ? await serveFramedApp({
        folder,
        platform: origin,
        port: settings.port === 0 ? 0 : await portOrOther(settings.port + 1),
      })
    : null
  const inFrame = (folder: string) =>
    framed ? { mount: { kind: 'frame', src: `${framed.origin}/${folder}` } } : page
  // Tests let the server take any free port (0). They do without the Python program.
  const inPython =
    settings.port === 0 ? null : startHello(await portOrOther(settings.port + 2), origin())
  return {
    reached: {
      'cohort-builder': inFrame(''),
      comparators: inFrame('survival/'),
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

/** Returns the port if nothing listens on it; otherwise any free port. */
async function portOrOther(port: number): Promise<number> {
  const server = createServer()
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  await listen(port).catch(() => listen(0))
  const { port: free } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return free
}

/**
 * Starts the Python program behind the gate, which verifies the gate's signed assertion about the user. Null if Python
 * or its packages are missing.
 */
function startHello(port: number, platform: string): Hello | null {
  const python = pythons.find(
    (name) => spawnSync(name, ['-c', 'import jwt, cryptography'], { stdio: 'ignore' }).status === 0,
  )
  if (python === undefined) return null
  const process = spawn(python, [hello], {
    env: { ...globalThis.process.env, PORT: String(port), PLATFORM_ORIGIN: platform },
    stdio: 'ignore',
  })
  // Ignore the error: the demo works without this program, and its page then says that the app does not answer.
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
