import { getProfile, listResources, listTokens, type Client } from '@vestibule/api-client'
import { Text } from '@vestibule/ui/text'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { AccountPage } from '../account-page.tsx'
import { EditableRow, Rows } from '../rows.tsx'
import { useAccountTexts } from '../texts/use-account-texts.ts'
import { NewToken } from './new-token.tsx'
import { reachOf } from './reach.ts'
import { TokenRow } from './token-row.tsx'

/** The tokens with which programs of the user open apps: make one, end one. */
export function TokensPage() {
  const { tokens: texts } = useAccountTexts()
  const { client } = useWorld()
  return (
    <AccountPage
      heading={texts.heading}
      lead={texts.lead}
      load={(signal) => loadTokens(client, signal)}
    >
      {({ tokens, reach }, refresh) => (
        <>
          <Rows>
            {reach.apps.length === 0 ? (
              <Text tone="muted">{texts.noApps}</Text>
            ) : (
              <EditableRow
                label={texts.new}
                button={{ text: texts.make, name: texts.make }}
                renderForm={(close) => <NewToken reach={reach} onMade={refresh} close={close} />}
              >
                <span className="auth-row-note">{texts.how}</span>
              </EditableRow>
            )}
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} reach={reach} onEnded={refresh} />
            ))}
          </Rows>
          {tokens.length === 0 && <Text tone="muted">{texts.none}</Text>}
        </>
      )}
    </AccountPage>
  )
}

async function loadTokens(client: Client, signal: AbortSignal) {
  const options = { signal, cache: false }
  // First the profile: the server compares its user with that of each write.
  const profile = await getProfile(client, options)
  if (profile.kind !== 'loaded') return profile
  const [tokens, resources] = await Promise.all([
    listTokens(client, options),
    listResources(client, {}, options),
  ])
  if (tokens.kind !== 'loaded') return tokens
  if (resources.kind !== 'loaded') return resources
  const value = { tokens: tokens.value, reach: reachOf(resources.value) }
  return { kind: 'loaded', value } as const
}
