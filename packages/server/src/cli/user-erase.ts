import { parseArgs } from 'node:util'
import { eraseUser } from '../admin/users/erase-user.ts'
import { UsageError } from './command.ts'
import { accountOf, asOperator, oneAddress, operatorCall } from './operator.ts'
import { printable } from '../platform/printable.ts'

/**
 * `vestibule user erase`: deletes a person's account with its data. Only acceptances of terms and audit events stay,
 * under the account's id.
 */
export function erase(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  })
  const email = oneAddress(positionals)
  return asOperator(async (world) => {
    const { id, email: address, firstName, lastName } = await accountOf(world, email)
    if (!values.yes) {
      throw new UsageError(
        printable(
          `This deletes the account of ${firstName} ${lastName} (${address}) for good. Give --yes to go ahead.`,
        ),
      )
    }
    const { acceptances, events } = await eraseUser(world, operatorCall, id)
    console.log(
      printable(
        `${address} is erased. Under the id ${id} remain: ${acceptances} acceptances of terms, ${events} events in the audit.`,
      ),
    )
  })
}
