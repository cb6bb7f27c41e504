import { getProfile, type Client } from '@vestibule/api-client'
import { paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { useOpen } from '@vestibule/app-kit/screens/address'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { useEffect } from 'react'
import type { FlowTexts } from '../../texts/texts.ts'

interface NoticesProps {
  /** The code in the address after a failed sign-in at the organisation's provider. */
  readonly error?: string
  readonly texts: Pick<FlowTexts, 'organization' | 'signedIn'>
}

export default function Notices({ error, texts }: NoticesProps) {
  return error === undefined ? (
    <SignedInNotice texts={texts.signedIn} />
  ) : (
    <OrganizationNotice error={error} texts={texts.organization} />
  )
}

interface OrganizationNoticeProps {
  readonly error: string
  readonly texts: FlowTexts['organization']
}

/**
 * Tells the user why the sign-in at the organisation's provider failed. Renders nothing for an unknown code, because
 * anyone can write an address.
 */
function OrganizationNotice({ error, texts }: OrganizationNoticeProps) {
  // Remove the code from the address: if the user bookmarks or reloads the page, the failure must not be shown again.
  useEffect(() => {
    const address = new URL(window.location.href)
    address.searchParams.delete('error')
    window.history.replaceState(window.history.state, '', address)
  }, [])
  const words = Object.entries(texts.errors).find(([code]) => code === error)?.[1]
  return (
    words !== undefined && (
      <Alert tone="danger" role="alert">
        {words}
      </Alert>
    )
  )
}

// For each client, the server's answer to the request who is signed in. It is stored, so that a page asks only once: on
// the password screen the answer is the same as on the start screen.
const answers = new WeakMap<Client, ReturnType<typeof getProfile>>()

function askOnce(client: Client) {
  const answer = answers.get(client) ?? getProfile(client, { cache: false })
  answers.set(client, answer)
  return answer
}

/**
 * Tells users that they are signed in already, for example because they went back, or that only the second factor is
 * missing, and offers to go on. Renders nothing for other users.
 */
function SignedInNotice({ texts }: { readonly texts: FlowTexts['signedIn'] }) {
  const { client } = useWorld()
  const open = useOpen()
  const { next } = useHandover()
  const [profile] = useLoad(async () => {
    const answer = await askOnce(client)
    const lacksFactor = 'error' in answer && answer.error.code === 'two_factors_required'
    return lacksFactor ? { kind: 'loaded', value: null } : answer
  })
  if (profile.status !== 'loaded' || profile.value?.email === '') return null
  const isWhole = profile.value !== null
  const way = pathTo(isWhole ? paths.home : paths.secondFactor, { next })
  return (
    <Alert
      tone="info"
      role="status"
      action={
        <Button variant="link" onClick={() => open(way)}>
          {texts.goOn}
        </Button>
      }
    >
      {isWhole
        ? texts.already({ email: <strong>{profile.value.email}</strong> })
        : texts.unfinished}
    </Alert>
  )
}
