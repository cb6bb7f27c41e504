import '@vestibule/ui/copy-button.css'
import '@vestibule/ui/download-button.css'
import '@vestibule/ui/skeleton.css'
import './recovery-codes.css'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { CopyButton } from '@vestibule/ui/copy-button'
import { DownloadButton } from '@vestibule/ui/download-button'
import { ArrowRightIcon } from '@vestibule/ui/icons'
import { Skeleton } from '@vestibule/ui/skeleton'
import { useRef, useState, type ReactNode } from 'react'
import { useWorld } from '../../boot/world.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { saying } from '../problem-text.ts'
import { LoadFailure } from '../load/load-failure.tsx'
import { useLoad } from '../load/use-load.ts'
import type { ScreenStep } from '../screen/screen-frame.tsx'
import { Screen } from '../screen/screen.tsx'
import { makeRecoveryCodes } from './make-recovery-codes.ts'

const fileName = 'recovery_codes.txt'

export interface RecoveryCodesStepProps {
  readonly email: string
  readonly step: ScreenStep
  readonly busy: boolean
  readonly onSaved: () => void
  readonly help?: ReactNode
}

/** Whether the codes were copied, downloaded or printed; who has done none of it is asked once. */
type Keeping = 'notYet' | 'asked' | 'kept'

/** New recovery codes, to keep; they are shown this once, and the older ones are worthless from here on. */
export function RecoveryCodesStep({ email, step, busy, onSaved, help }: RecoveryCodesStepProps) {
  const texts = useTexts()
  const { client } = useWorld()
  const [codes, retry] = useLoad((signal) => makeRecoveryCodes(client, email, signal))
  const [keeping, setKeeping] = useState<Keeping>('notYet')
  return (
    <Screen
      heading={texts.recoveryCodes.heading}
      lead={texts.recoveryCodes.intro}
      step={step}
      failed={codes.status === 'failed'}
      help={help}
    >
      {codes.status === 'failed' && (
        <LoadFailure
          problem={codes.problem}
          words={saying(texts.recoveryCodes.notMade)}
          onRetry={retry}
        />
      )}
      {codes.status === 'loading' && (
        <div aria-busy="true">
          <Skeleton height={196} />
        </div>
      )}
      {codes.status === 'loaded' && (
        <CodesToKeep codes={codes.value} onKept={() => setKeeping('kept')} />
      )}
      {keeping === 'asked' && (
        <Alert tone="warning" role="alert">
          {texts.recoveryCodes.notKept}
        </Alert>
      )}
      {codes.status !== 'failed' && (
        <Button
          block
          endIcon={<ArrowRightIcon />}
          loading={busy || codes.status === 'loading'}
          loadingText={texts.app.pleaseWait}
          onClick={() => (keeping === 'notYet' ? setKeeping('asked') : onSaved())}
        >
          {texts.recoveryCodes.next}
        </Button>
      )}
    </Screen>
  )
}

function CodesToKeep({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { recoveryCodes } = useTexts()
  const list = useRef<HTMLOListElement>(null)
  const text = `${codes.join('\n')}\n`
  return (
    <div className="auth-recovery">
      <ol
        ref={list}
        onCopy={onKept}
        className="auth-recovery-codes vb-code-text"
        aria-label={recoveryCodes.listLabel}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="auth-recovery-ways">
        <DownloadButton
          content={text}
          onDownload={onKept}
          fileName={fileName}
          labels={{
            download: recoveryCodes.download,
            failed: recoveryCodes.downloadFailed,
            started: fill(recoveryCodes.downloadStarted, { file: fileName }),
          }}
        />
        <CopyButton
          variant="secondary"
          size="md"
          text={text}
          source={list}
          onCopy={onKept}
          labels={{
            copy: recoveryCodes.copy,
            copied: recoveryCodes.copied,
            failed: recoveryCodes.copyFailed,
          }}
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
