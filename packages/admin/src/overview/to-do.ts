import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import {
  DocumentIcon,
  LockIcon,
  MailIcon,
  SupportIcon,
  UserAddIcon,
  type IconComponent,
} from '@vestibule/ui/icons'
import type { AdminTexts } from '../texts/admin-texts.ts'
import { mailsFail } from './admin-overview.ts'

/** A task that waits for an administrator. */
export interface ToDo {
  readonly id: string
  readonly icon: IconComponent
  readonly tone?: 'danger' | 'warning'
  readonly title: string
  readonly text: string | null
  /** The link to the page on which the administrator can do the task. */
  readonly action: { readonly label: string; readonly href: string }
}

/**
 * The tasks that wait for an administrator, in this order: mails that the mail server refuses, requests for an account,
 * locked accounts, tickets without an answer, and terms that not everybody has accepted.
 */
export function toDosOf(
  overview: ValueFrom<'getAdminOverview'>,
  terms: readonly ItemOf<'listTerms'>[],
  { overview: words, moment, day, time, items }: AdminTexts,
  now: number,
): ToDo[] {
  const { mails, registrations, people, tickets } = overview
  const found: ToDo[] = []
  if (mails && mailsFail(overview)) {
    const answer = mails.last_answer ?? ''
    const since = mails.waiting_since && moment(mails.waiting_since, now)
    found.push({
      id: 'mails',
      icon: MailIcon,
      tone: 'danger',
      title: words.mails.title({ n: mails.waiting }),
      text:
        since === null ? words.mails.text({ answer }) : words.mails.textSince({ since, answer }),
      action: { label: words.mails.action, href: '/admin/health/#mails' },
    })
  }
  if (registrations && registrations.waiting > 0) {
    const since = registrations.waiting_since
    found.push({
      id: 'registrations',
      icon: UserAddIcon,
      title: words.registrations.title({ n: registrations.waiting }),
      text: since && words.registrations.text({ since: moment(since, now) }),
      action: { label: words.registrations.action, href: '/admin/registrations/' },
    })
  }
  if (people && people.locked > 0) {
    const named = people.locked_first.map(({ name, until }) =>
      words.locked.one({ name, time: time(until) }),
    )
    const more = people.locked - named.length
    found.push({
      id: 'locked',
      icon: LockIcon,
      tone: 'warning',
      title: words.locked.title({ n: people.locked }),
      text: words.locked.text({
        names: items(more > 0 ? [...named, words.locked.more({ n: more })] : named),
      }),
      action: { label: words.locked.action, href: '/admin/users/?state=locked' },
    })
  }
  if (tickets && tickets.late > 0) {
    found.push({
      id: 'tickets',
      icon: SupportIcon,
      title: words.tickets.title({ n: tickets.late }),
      text: tickets.oldest_subject && words.tickets.text({ subject: tickets.oldest_subject }),
      action: { label: words.tickets.action, href: '/admin/support/' },
    })
  }
  for (const one of terms) {
    // Users are asked to accept the terms of a dataset only when they open it, so nobody is late.
    const isAskedOfAll = one.scope !== 'resources'
    if (one.state !== 'in_force' || one.not_yet === 0 || !isAskedOfAll) continue
    found.push({
      id: `terms ${one.id}`,
      icon: DocumentIcon,
      title: words.terms.title({ n: one.not_yet, name: one.name }),
      text:
        one.valid_from === null
          ? words.terms.text
          : words.terms.textSince({ since: day(one.valid_from) }),
      action: {
        label: words.terms.action,
        href: `/admin/terms/?terms=${encodeURIComponent(one.id)}`,
      },
    })
  }
  return found
}
