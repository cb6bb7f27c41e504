import type { SizeBudgets } from '../../../tools/size.ts'

const react = '@vestibule/session/react'
const core = '@vestibule/session'
const client = `export { createClient } from '@vestibule/api-client'`

const dialogs = {
  name: 'The banner and the dialogs, when there is something to show',
  defines: 'Surfaces',
  budget: 20_000,
}

export default {
  intro: `Bytes of the built package after rolldown, minified, brotli, with all that comes along: the state library, \`@vestibule/api-client\` and the
parts of \`@vestibule/ui\`; without React. Written by \`npm run size\`, which fails over budget.`,
  cases: [
    {
      name: 'The core: `createSession` with a backend of your own',
      budget: 7900,
      source: `export { createSession } from '${core}'`,
    },
    {
      name: 'The ten lines of the README, with the client',
      budget: 17_500,
      steps: [dialogs],
      source: `${client}; export { createSession } from '${core}'; export { SessionExpiry, SessionProvider } from '${react}'`,
    },
    {
      name: 'Everything: access, network, polling, all hooks and parts',
      budget: 24_000,
      source: `${client}; export * from '${core}'; export * from '${react}'`,
    },
    {
      name: '`oidcBackend`',
      budget: 1000,
      source: `export { oidcBackend } from '${core}/oidc'`,
    },
    {
      name: '`connectToShell`, for an app in the shell’s frame',
      budget: 1700,
      source: `export { connectToShell } from '${core}/frame'`,
    },
    {
      name: '`session.js`, which the server serves for pages of any app, in six languages',
      file: 'dist/script/session.js',
      budget: 8000,
    },
    { name: '`styles.css`', budget: 500, file: 'dist/styles.css' },
  ],
} satisfies SizeBudgets
