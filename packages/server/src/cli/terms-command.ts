import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { adminCalls } from '@vestibule/api-client/contract'
import { publishAnyTerms } from '../admin/terms/publish-terms.ts'
import { listTerms, termsFacts } from '../admin/terms/terms.ts'
import { whyUnreadable } from '../platform/why-unreadable.ts'
import { checked } from './checked.ts'
import { UsageError, type Command } from './command.ts'
import { limitOf, limitOption, printList, readPages } from './listing.ts'
import { asOperator, operatorCall, printJson, printRows } from './operator.ts'

export const termsCommand: Command = {
  summary: 'list terms of use, show and publish them',
  help: () =>
    [
      'Usage: vestibule terms list [--limit NUMBER|all] [--json]',
      '       vestibule terms show ID [--json]',
      '       vestibule terms publish FILE.json',
      '',
      '  list     shows the terms, the newest first, and how many people have accepted each',
      '  show     shows one with its text',
      '  publish  asks everybody to accept new ones; nobody changes or deletes them afterwards. FILE.json holds',
      '           {"name", "content": HTML, "translations": {"de": {"name", "content"}}, "valid_from", "replaces": ID}',
    ].join('\n'),
  run([action, ...args]) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...limitOption('100'), json: { type: 'boolean', default: false } },
    })
    const [given, ...more] = positionals
    if (action === 'list' && given === undefined) return list(limitOf(values), values.json)
    if (action !== 'show' && action !== 'publish') {
      throw new UsageError('Say what to do: list, show, publish.')
    }
    if (given === undefined || more.length > 0) {
      throw new UsageError(action === 'show' ? 'Give the id of the terms.' : 'Give one file.')
    }
    return action === 'show' ? show(given, values.json) : publish(given)
  },
}

function list(most: number, isJson: boolean) {
  return asOperator(async (world) => {
    const found = await readPages(most, (page) => listTerms(world, page))
    printList(found, isJson, 'No terms.', (one) => [
      one.id,
      one.name,
      one.state,
      one.valid_from ?? 'always',
      `${one.accepted} accepted`,
      `${one.not_yet} not yet`,
    ])
  })
}

function show(id: string, isJson: boolean) {
  return asOperator(async (world) => {
    const facts = await termsFacts(world, id)
    if (isJson) {
      printJson(facts)
      return
    }
    printRows([
      ['Id', facts.id],
      ['Name', facts.name],
      ['State', facts.state],
      ['From', facts.valid_from ?? 'always'],
      ['Replaces', facts.replaces?.id ?? 'nothing'],
      ['Accepted', `${facts.accepted}, not yet ${facts.not_yet}`],
      ['Languages', Object.keys(facts.translations).join(', ') || 'none besides its own'],
      ['Text', facts.content],
    ])
  })
}

async function publish(file: string) {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${file}: ${whyUnreadable(error)}.`)
  })
  const terms = checked(adminCalls.publishTerms.body, parsed(file, text))
  return asOperator(async (world) => {
    console.log(`Published as ${await publishAnyTerms(world, operatorCall, terms)}.`)
  })
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${file} is not valid JSON: ${(error as Error).message}`)
  }
}
