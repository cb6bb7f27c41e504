import { getProfile, type Client } from '@vestibule/api-client'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { useWorld } from '../../boot/world.ts'
import { paths, pathTo } from '../../paths.ts'
import { useOpen } from '../../routing/address.ts'
import type { FlowTexts } from '../../texts/texts.ts'
import { useLoad } from '../load/use-load.ts'
import { useHandover } from '../use-handover.ts'

// Each page asks once: the password screen after the start screen would get the same answer.
const answers = new WeakMap<Client, ReturnType<typeof getProfile>>()

function askOnce(client: Client) {
  const answer = answers.get(client) ?? getProfile(client, { cache: false })
  answers.set(client, answer)
  return answer
}

/**
 * Tells users who are signed in already, for example because they went back, and offers to go on to where they wanted.
 * Nothing for everyone else.
 */
export default function SignedInNotice({ texts }: { readonly texts: FlowTexts['signedIn'] }) {
  const { client } = useWorld()
  const open = useOpen()
  const { next } = useHandover()
  const [profile] = useLoad(async () => {
    const answer = await askOnce(client)
    const lacksFactor = 'error' in answer && answer.error.code === 'two_factors_required'
    return lacksFactor ? { kind: 'loaded', value: null } : answer
  })
  if (profile.status === 'loaded' && profile.value === null) {
    return (
      <Alert
        tone="info"
        role="status"
        action={
          <Button variant="link" onClick={() => open(pathTo(paths.secondFactor, { next }))}>
            {texts.goOn}
          </Button>
        }
      >
        {texts.unfinished}
      </Alert>
    )
  }
  if (profile.status !== 'loaded' || !profile.value?.email) return null
  return (
    <Alert
      tone="info"
      role="status"
      action={
        <Button variant="link" onClick={() => open(pathTo(paths.home, { next }))}>
          {texts.goOn}
        </Button>
      }
    >
      {texts.already({ email: <strong>{profile.value.email}</strong> })}
    </Alert>
  )
}
