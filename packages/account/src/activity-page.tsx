import { listAccountEvents } from '@vestibule/api-client'
import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { Link } from '@vestibule/ui/link'
import { useAnnounce } from '@vestibule/ui/live-region'
import { Text } from '@vestibule/ui/text'
import { useEffect, useRef, useState } from 'react'
import { AccountPage } from './account-page.tsx'
import { AccountProblem } from './account-problem.tsx'
import { EventList } from './event-list.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { problemOf, type Problem } from '@vestibule/app-kit/problems/problem'
import { accountPaths } from '@vestibule/app-kit/account-paths'

/** The events of the account, the latest first. */
export function ActivityPage() {
  const { activity: texts } = useAccountTexts()
  const { client } = useWorld()
  return (
    <AccountPage
      heading={texts.heading}
      lead={texts.lead}
      load={(signal) => listAccountEvents(client, {}, { signal, cache: false })}
    >
      {(page) => <Events key={page.items[0]?.id} first={page} />}
    </AccountPage>
  )
}

function Events({ first }: { readonly first: ValueFrom<'listAccountEvents'> }) {
  const { activity: texts } = useAccountTexts()
  const { client, clock } = useWorld()
  const announce = useAnnounce()
  const [older, setOlder] = useState<ValueFrom<'listAccountEvents'>>({
    items: [],
    next: first.next,
  })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const end = useRef<HTMLParagraphElement>(null)
  const items: ItemOf<'listAccountEvents'>[] = [...first.items, ...older.items]
  const isWhole = older.next === null && older.items.length > 0
  // After the last page the button that was pressed disappears: move the focus to the text at the end of the list.
  useEffect(() => {
    if (isWhole) end.current?.focus()
  }, [isWhole])

  async function load(after: string) {
    setBusy(true)
    setProblem(undefined)
    const outcome = await listAccountEvents(client, { after }, { cache: false })
    setBusy(false)
    if (outcome.kind !== 'loaded') return setProblem(problemOf(outcome, clock.now()))
    const { items: more, next } = outcome.value
    setOlder({ items: [...older.items, ...more], next })
    announce(texts.shown({ count: more.length }))
  }
  if (items.length === 0) return <Text tone="muted">{texts.none}</Text>
  return (
    <>
      <EventList events={items} now={clock.now()} />
      <AccountProblem problem={problem} />
      {older.next !== null && (
        <Button
          variant="secondary"
          size="md"
          loading={busy}
          onClick={() => void load(older.next ?? '')}
        >
          {texts.older}
        </Button>
      )}
      {isWhole && (
        <p ref={end} tabIndex={-1} className="acc-row-note">
          {texts.end}
        </p>
      )}
      <Alert tone="info">
        {texts.notYou({
          browsers: (words) => <Link href={accountPaths.browsers}>{words}</Link>,
          security: (words) => <Link href={accountPaths.security}>{words}</Link>,
        })}
      </Alert>
    </>
  )
}
