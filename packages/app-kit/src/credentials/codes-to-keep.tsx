import '@vestibule/ui/copy-button.css'
import '@vestibule/ui/download-button.css'
import './recovery-codes.css'
import { Button } from '@vestibule/ui/button'
import { CopyButton } from '@vestibule/ui/copy-button'
import { DownloadButton } from '@vestibule/ui/download-button'
import { useRef } from 'react'
import { useCredentialTexts } from './texts/credential-texts.ts'

const fileName = 'recovery_codes.txt'

export interface CodesToKeepProps {
  readonly codes: readonly string[]
  /** Called when the user has copied or downloaded the codes, or has opened the dialog that prints them. */
  readonly onKept: () => void
}

/** Shows recovery codes, with buttons to copy, download or print them. */
export function CodesToKeep({ codes, onKept }: CodesToKeepProps) {
  const { recoveryCodes } = useCredentialTexts()
  const list = useRef<HTMLOListElement>(null)
  const text = `${codes.join('\n')}\n`
  return (
    <div className="ak-recovery">
      <ol
        ref={list}
        onCopy={onKept}
        className="ak-recovery-codes vb-code-text"
        translate="no"
        aria-label={recoveryCodes.listLabel}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="ak-recovery-ways">
        <DownloadButton
          content={text}
          onDownload={onKept}
          fileName={fileName}
          texts={{ failed: recoveryCodes.downloadFailed }}
        />
        <CopyButton
          variant="secondary"
          size="md"
          content={text}
          source={list}
          onCopy={onKept}
          texts={{ failed: recoveryCodes.copyFailed }}
        />
        <Button
          variant="secondary"
          size="md"
          onClick={() => {
            list.current?.ownerDocument.defaultView?.print()
            onKept()
          }}
        >
          {recoveryCodes.print}
        </Button>
      </div>
    </div>
  )
}
