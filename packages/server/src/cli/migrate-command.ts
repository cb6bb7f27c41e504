import { parseArgs } from 'node:util'
import { exitCodes, type Command } from './command.ts'
import { withDatabase } from './world.ts'

export const migrateCommand: Command = {
  summary: 'bring the database up to date',
  help: () =>
    'Usage: vestibule migrate\n\nBrings the database up to date. Servers do it when they start, too.',
  async run(args) {
    parseArgs({ args, options: {} })
    await withDatabase(async ({ store }) => {
      console.log(`The database (${store.kind}) is up to date.`)
    })
    return exitCodes.ok
  },
}
