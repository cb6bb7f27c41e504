import { parseArgs } from 'node:util'
import {
  approveRegistration,
  refuseRegistration,
} from '../admin/registrations/decide-registration.ts'
import { listRegistrations } from '../admin/registrations/registrations.ts'
import { UsageError, type Command } from './command.ts'
import { limitOf, limitOption, printList, readPages } from './listing.ts'
import { asOperator, operatorCall } from './operator.ts'

export const registrationsCommand: Command = {
  summary: 'list who asks for access, approve or refuse them',
  help: () =>
    [
      'Usage: vestibule registrations list [--state waiting|approved|refused] [--limit NUMBER|all]',
      '                                [--json]',
      '       vestibule registrations approve ID --organization ID',
      '       vestibule registrations refuse ID --note TEXT',
      '',
      '  list     shows those who wait unless --state says otherwise, up to 100 unless --limit does',
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
        ...limitOption('100'),
        organization: { type: 'string' },
        note: { type: 'string' },
      },
    })
    const [id, ...more] = positionals
    if (action === 'list') return list(values.state, limitOf(values), values.json)
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

function list(state: string, most: number, isJson: boolean): Promise<number> {
  if (state !== 'waiting' && state !== 'approved' && state !== 'refused') {
    throw new UsageError('--state must be waiting, approved or refused.')
  }
  return asOperator(async (world) => {
    const found = await readPages(most, (page) => listRegistrations(world, { state, ...page }))
    printList(found, isJson, 'No requests.', (one) => [
      one.id,
      one.since,
      one.email,
      `${one.first_name} ${one.last_name}`,
      one.description,
    ])
  })
}
