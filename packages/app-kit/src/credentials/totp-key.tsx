import '@vestibule/ui/copy-button.css'
import '@vestibule/ui/qr-code.css'
import '@vestibule/ui/skeleton.css'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { CopyButton } from '@vestibule/ui/copy-button'
import { QrCode } from '@vestibule/ui/qr-code'
import { Skeleton } from '@vestibule/ui/skeleton'
import { useRef, useState } from 'react'
import { useCredentialTexts } from './texts/credential-texts.ts'
import './totp-key.css'

/**
 * The key of a new authenticator: a QR code to scan, a text to type, and a link for an authenticator app on this
 * device. Without `setup`, it reserves the space for the key, which is still loading.
 */
export function TotpKey({ setup }: { setup: ValueFrom<'generateQrCode'> | undefined }) {
  const { totpSetup } = useCredentialTexts()
  const [keyShown, setKeyShown] = useState(false)
  const key = useRef<HTMLSpanElement>(null)

  return (
    <>
      <div className="ak-totp-code" aria-busy={!setup}>
        {setup ? (
          <QrCode value={setup.url} size={248} label={totpSetup.qrLabel} />
        ) : (
          <Skeleton width={248} height={248} />
        )}
      </div>
      <ol className="ak-totp-steps">
        <li>{totpSetup.openApp}</li>
        <li>
          <span>
            {totpSetup.scan({
              key: (words) => (
                <Button
                  variant="link"
                  aria-expanded={keyShown}
                  onClick={() => setKeyShown(!keyShown)}
                >
                  {words}
                </Button>
              ),
            })}
          </span>
        </li>
        <li>{totpSetup.enterCode}</li>
      </ol>
      <a className="vb-link ak-totp-open" href={setup?.url}>
        {totpSetup.openOnThisDevice}
      </a>
      {keyShown && setup && (
        <div className="ak-totp-key">
          <span ref={key} className="vb-code-text" translate="no">
            {inFours(setup.secret)}
          </span>
          <CopyButton
            content={setup.secret}
            source={key}
            texts={{ failed: totpSetup.copyFailed }}
          />
        </div>
      )}
    </>
  )
}

/** Splits the key into groups of four characters: `JBSW Y3DP`. */
function inFours(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ')
}
