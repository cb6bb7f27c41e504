import { failed, ok, type Outcome } from '../../platform/check-outcome.ts'
import { SettingsError, type Settings } from '../../platform/settings/settings.ts'
import { whyUnreadable } from '../../platform/why-unreadable.ts'
import { withHashFile, type HashFile } from './breached-passwords.ts'

type Configured = Pick<Settings, 'breachedPasswordsFile'>

/** Number of lines, spread evenly over the file, that the check reads, to compare each with the one read before. */
const samples = 1000

/**
 * Throws SettingsError if a file of breached passwords is configured, but is unreadable or empty, or does not begin
 * with a SHA-1 hash.
 */
export async function requireBreachedPasswords({ breachedPasswordsFile: file }: Configured) {
  if (file === null) return
  const first = await withHashFile(file, (hashes) => hashes.lineFrom(0)).catch((error: unknown) => {
    throw new SettingsError([`BREACHED_PASSWORDS_FILE ${file}: ${whyUnreadable(error)}`])
  })
  if (first === null) throw new SettingsError([`BREACHED_PASSWORDS_FILE ${file} is empty`])
}

/**
 * Checks whether the file of breached passwords is readable, and whether sampled lines are in ascending order, because
 * the search would miss hashes in an unsorted file.
 */
export async function checkBreachedPasswords({
  breachedPasswordsFile: file,
}: Configured): Promise<Outcome> {
  if (file === null) return ok('BREACHED_PASSWORDS_FILE is not set: common passwords are refused')
  return withHashFile(file, (hashes) => checkOrder(file, hashes)).catch((error: unknown) =>
    failed(`${file}: ${whyUnreadable(error)}. No password can be set`),
  )
}

async function checkOrder(file: string, hashes: HashFile): Promise<Outcome> {
  let before = ''
  let length = 0
  let read = 0
  for (let n = 0; n < samples; n += 1) {
    const offset = Math.floor((hashes.size * n) / samples)
    const line = await hashes.lineFrom(offset)
    if (line === null) break
    if (line.hash < before) {
      return failed(
        `${file} is not in ascending order before byte ${line.end}, so that passwords in it are not found: sort it, or download the file that is ordered by hash`,
      )
    }
    before = line.hash
    length += line.length
    read += 1
  }
  if (read === 0) return failed(`${file} is empty`)
  const count = Math.round((hashes.size * read) / length)
  return ok(`about ${count} in ${file}, in ascending order where it was looked at`)
}
