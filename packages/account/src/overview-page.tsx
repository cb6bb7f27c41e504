import { textOf } from '@vestibule/base/messages/texts'
import { LinkButton } from '@vestibule/ui/link-button'
import { EmailRow } from './email-row.tsx'
import { loadAccount, type Account } from './load-account.ts'
import { AccountPage } from './account-page.tsx'
import { NameRow } from './name-row.tsx'
import { PlatformRows } from './platform-rows.tsx'
import { Row, Rows } from './rows.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { accountPaths } from '@vestibule/app-kit/account-paths'

/** The first account page: who the user is, how the user signs in, and the user's preferences. */
export function OverviewPage() {
  const { overview } = useAccountTexts()
  const { client } = useWorld()
  return (
    <AccountPage
      heading={overview.heading}
      lead={overview.lead}
      load={(signal) => loadAccount(client, signal)}
    >
      {({ profile, security }, refresh) => (
        <>
          <Rows>
            <NameRow profile={profile} onChanged={refresh} />
            <EmailRow email={profile.email} change={security.email_change} onChanged={refresh} />
            <Row label={overview.organization}>
              {profile.organization_info.name}
              <p className="acc-row-note">{overview.organizationHow}</p>
            </Row>
            <SignInRow security={security} />
          </Rows>
          <PlatformRows profile={profile} />
        </>
      )}
    </AccountPage>
  )
}

/**
 * Says how the user signs in and how many passkeys the account has, with a link to the page on which that can be
 * changed.
 */
function SignInRow({ security }: Pick<Account, 'security'>) {
  const { overview } = useAccountTexts()
  const count = security.passkeys
  return (
    <Row
      label={overview.signIn}
      action={
        <LinkButton
          variant="secondary"
          size="sm"
          href={accountPaths.security}
          aria-label={overview.toSecurity}
        >
          {overview.toSecurityShort}
        </LinkButton>
      }
    >
      {textOf(overview.methods, security.sign_in_method) ?? overview.otherMethod}
      <p className="acc-row-note">
        {count === 0 ? overview.noPasskeys : overview.passkeys({ count })}
      </p>
    </Row>
  )
}
