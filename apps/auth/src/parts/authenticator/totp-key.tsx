import '@vestibule/ui/copy-button.css'
import '@vestibule/ui/qr-code.css'
import './totp-key.css'
import type { TotpSetup } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { CopyButton } from '@vestibule/ui/copy-button'
import { QrCode } from '@vestibule/ui/qr-code'
import { useRef, useState } from 'react'
import { FilledText } from '../../texts/filled-text.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The key to scan, to type, or, on a device that is the authenticator itself, to open. */
export function TotpKey({ setup }: { setup: TotpSetup }) {
  const { totpSetup } = useTexts()
  const [keyShown, setKeyShown] = useState(false)
  const key = useRef<HTMLSpanElement>(null)

  return (
    <div className="auth-totp">
      <div className="auth-totp-how">
        <QrCode value={setup.url} label={totpSetup.qrLabel} />
        <ol className="auth-totp-steps">
          <li>{totpSetup.openApp}</li>
          <li>
            <span>
              <FilledText
                text={totpSetup.scan}
                values={{
                  setupKey: (
                    <Button
                      variant="link"
                      aria-expanded={keyShown}
                      onClick={() => setKeyShown(!keyShown)}
                    >
                      {totpSetup.setupKey}
                    </Button>
                  ),
                }}
              />
            </span>
          </li>
          <li>{totpSetup.enterCode}</li>
        </ol>
      </div>
      <a className="vb-link auth-totp-open" href={setup.url}>
        {totpSetup.openOnThisDevice}
      </a>
      {keyShown && (
        <div className="auth-totp-key">
          <span ref={key} className="vb-code-text">
            {inFours(setup.secret)}
          </span>
          <CopyButton
            text={setup.secret}
            source={key}
            labels={{
              copy: totpSetup.copy,
              copied: totpSetup.copied,
              failed: totpSetup.copyFailed,
            }}
          />
        </div>
      )}
    </div>
  )
}

/** As people read keys out: `JBSW Y3DP`. */
function inFours(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ')
}
