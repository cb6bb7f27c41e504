import { listResources, listTokens, type Client } from '@vestibule/api-client'
import { Text } from '@vestibule/ui/text'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { AccountPage } from '../account-page.tsx'
import { loadAfterProfile } from '../load-account.ts'
import { EditableRow, Rows } from '../rows.tsx'
import { useAccountTexts } from '../texts/use-account-texts.ts'
import { NewToken } from './new-token.tsx'
import { reachOf } from './reach.ts'
import { TokenRow } from './token-row.tsx'

/** The tokens with which the user's programs open apps. The user can make and end tokens. */
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
                forms={[
                  {
                    button: { text: texts.make, name: texts.make },
                    render: (close) => <NewToken reach={reach} onMade={refresh} close={close} />,
                  },
                ]}
              >
                <span className="acc-row-note">{texts.how}</span>
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

const loadTokens = (client: Client, signal: AbortSignal) =>
  loadAfterProfile(client, signal, async (options) => {
    const [tokens, resources] = await Promise.all([
      listTokens(client, options),
      listResources(client, {}, options),
    ])
    if (tokens.kind !== 'loaded') return tokens
    if (resources.kind !== 'loaded') return resources
    const value = { tokens: tokens.value, reach: reachOf(resources.value) }
    return { kind: 'loaded', value } as const
  })
