import { parseArgs } from 'node:util'
import {
  approveRegistration,
  refuseRegistration,
} from '../admin/registrations/decide-registration.ts'
import { listRegistrations } from '../admin/registrations/registrations.ts'
import { UsageError, type Command } from './command.ts'
import { asOperator, operatorCall, printJson, printRows } from './operator.ts'

const mostShown = '100'

export const registrationsCommand: Command = {
  summary: 'list who asks for access, approve or refuse them',
  help: () =>
    [
      'Usage: vestibule registrations list [--state waiting|approved|refused] [--json]',
      '       vestibule registrations approve ID --organization ID',
      '       vestibule registrations refuse ID --note TEXT',
      '',
      '  list     shows up to 100, those who wait unless --state says otherwise',
      '  approve  makes the request an account of the organisation, and mails where to sign in',
      '  refuse   closes the request, and mails the note',
    ].join('\n'),
  async run([action, ...args]) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        state: { type: 'string', default: 'waiting' },
        json: { type: 'boolean', default: false },
        organization: { type: 'string' },
        note: { type: 'string' },
      },
    })
    const [id, ...more] = positionals
    if (action === 'list') return list(values.state, values.json)
    if (action !== 'approve' && action !== 'refuse') {
      throw new UsageError('Say what to do: list, approve, refuse.')
    }
    if (id === undefined || more.length > 0) throw new UsageError('Give the id of one request.')
    const { organization, note } = values
    if (action === 'approve') {
      if (organization === undefined) throw new UsageError('Give --organization.')
      return asOperator(async (world) => {
        await approveRegistration(world, operatorCall, id, { organization, roles: [] })
        console.log('The request is an account now. An invitation was mailed.')
      })
    }
    if (note === undefined || note.trim() === '') throw new UsageError('Give --note.')
    return asOperator(async (world) => {
      await refuseRegistration(world, operatorCall, id, note)
      console.log('The request is refused. The note was mailed.')
    })
  },
}

function list(state: string, isJson: boolean): Promise<number> {
  if (state !== 'waiting' && state !== 'approved' && state !== 'refused') {
    throw new UsageError('--state must be waiting, approved or refused.')
  }
  return asOperator(async (world) => {
    const { items } = await listRegistrations(world, { state, limit: mostShown })
    if (isJson) printJson(items)
    else {
      printRows(
        items.map((one) => [
          one.id,
          one.since,
          one.email,
          `${one.first_name} ${one.last_name}`,
          one.description,
        ]),
      )
    }
  })
}
