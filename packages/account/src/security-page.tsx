import { Heading } from '@vestibule/ui/heading'
import { AccountPage } from './account-page.tsx'
import { AuthenticatorRow } from './authenticator-row.tsx'
import { loadAccount } from './load-account.ts'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordRow } from './password-row.tsx'
import { RecoveryCodesRow } from './recovery-codes-row.tsx'
import { Row, Rows } from './rows.tsx'
import { SecurityQuestionRow } from './security-question-row.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useWorld } from '@vestibule/app-kit/screens/world'

/**
 * Shows how the user signs in, and lets the user change it. If only the organisation's provider may sign the user in,
 * the page says just that.
 */
export function SecurityPage() {
  const texts = useAccountTexts().security
  const { client } = useWorld()
  return (
    <AccountPage
      heading={texts.heading}
      lead={texts.lead}
      load={(signal) => loadAccount(client, signal)}
    >
      {({ profile, security }, refresh) => {
        const needsAuthenticator =
          security.authenticator !== null ||
          security.sign_in_method === 'email_otp_and_authenticator_based'
        const { password, security_question: question, organization_sign_in: own } = security
        const ofOrganization = own && (
          <Rows>
            <Row label={texts.organization}>
              {own.enforced
                ? texts.enforced({ name: own.name })
                : texts.offered({ name: own.name })}
              {own.enforced && <p className="acc-row-note">{texts.enforcedHow}</p>}
            </Row>
          </Rows>
        )
        if (own?.enforced) return ofOrganization
        return (
          <>
            {ofOrganization}
            <PasskeysSection count={security.passkeys} onChanged={refresh} />
            <section className="acc-section">
              <Heading level={2} size="sm">
                {texts.codes}
              </Heading>
              <Rows>
                {password && (
                  <PasswordRow
                    email={profile.email}
                    changedAt={password.changed_at}
                    onChanged={refresh}
                  />
                )}
                {needsAuthenticator && (
                  <>
                    <AuthenticatorRow
                      email={profile.email}
                      confirmedAt={security.authenticator?.confirmed_at ?? null}
                      onChanged={refresh}
                    />
                    <RecoveryCodesRow left={security.recovery_codes_left} onChanged={refresh} />
                  </>
                )}
                {question && password && (
                  <SecurityQuestionRow question={question.question} onChanged={refresh} />
                )}
              </Rows>
            </section>
          </>
        )
      }}
    </AccountPage>
  )
}
