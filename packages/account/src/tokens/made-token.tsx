import '@vestibule/ui/copy-button.css'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { CopyButton } from '@vestibule/ui/copy-button'
import { useEffect, useRef } from 'react'
import { dayInWords } from '@vestibule/app-kit/screens/dates'
import { useAccountTexts } from '../texts/use-account-texts.ts'
import { exampleAddress, type Reach } from './reach.ts'
import './tokens.css'

const variable = 'VESTIBULE_TOKEN'
const dayMs = 86_400_000

export interface MadeTokenProps {
  readonly token: ValueFrom<'createToken'>
  readonly askedDays: number
  readonly reach: Reach
  readonly onDone: () => void
}

/** Shows the secret of a token that was just made, and how programs use it. */
export function MadeToken({ token, askedDays, reach, onDone }: MadeTokenProps) {
  const { tokens: texts } = useAccountTexts()
  const secret = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone: move the focus to the secret, so that users of screen readers go on there.
  useEffect(() => place.current?.focus(), [])
  const app = reach.apps.find(({ id }) => id === token.app)
  const lastsMs = Date.parse(token.ends_at) - Date.parse(token.created_at)
  const isShortened = lastsMs < askedDays * dayMs
  return (
    <div ref={place} className="acc-edit" role="group" aria-label={texts.secret} tabIndex={-1}>
      <p role="status" className="acc-token-said">
        {texts.shown} {texts.validUntil({ date: dayInWords(token.ends_at) })}
        {isShortened && ` ${texts.shortened}`}
      </p>
      <div className="acc-token">
        <code ref={secret} className="acc-token-secret vb-code-text" translate="no" dir="ltr">
          {token.token}
        </code>
        <CopyButton
          variant="secondary"
          size="md"
          content={token.token}
          source={secret}
          texts={{ failed: texts.copyFailed }}
        />
      </div>
      {app && (
        <Examples address={exampleAddress(window.location.origin, app, token.dataset, reach)} />
      )}
      <div className="acc-edit-buttons">
        <Button size="md" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  )
}

/**
 * Examples of how programs use the token. They never contain the token itself: shells keep commands in a history, and
 * people share notebooks.
 */
function Examples({ address }: { readonly address: string }) {
  const { tokens: texts } = useAccountTexts()
  const curl = `curl -H "Authorization: Bearer $${variable}" \\\n  "${address}"`
  const python = [
    'import os, urllib.request',
    `token = os.environ["${variable}"]`,
    'request = urllib.request.Request(',
    `    "${address}", headers={"Authorization": f"Bearer {token}"}`,
    ')',
    'print(urllib.request.urlopen(request).read())',
  ].join('\n')
  return (
    <>
      <p className="acc-row-note">{texts.inVariable({ variable })}</p>
      <Example label={texts.curl} code={curl} />
      <Example label={texts.python} code={python} />
    </>
  )
}

function Example({ label, code }: { readonly label: string; readonly code: string }) {
  return (
    <figure className="acc-token-example" aria-label={label}>
      <figcaption className="acc-row-note">{label}</figcaption>
      <pre className="vb-code-text" translate="no" dir="ltr">
        <code>{code}</code>
      </pre>
    </figure>
  )
}
