import { CodeDisplay } from '@vestibule/ui/code-display'
import { useAnnounce } from '@vestibule/ui/live-region'
import { useEffect } from 'react'
import { usePlatform } from '@vestibule/app-kit/screens/platform'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useTexts } from '../../texts/use-texts.ts'
import { deviceAddress } from './device-address.ts'

/** Blanks that take the space of the device code until a code is registered. */
const noCode = '      '

export interface DeviceInstructionsProps {
  readonly code: string | undefined
  readonly stale: boolean
}

/** Says which address the user must open on a desktop, and which code to enter there. */
export function DeviceInstructions({ code, stale }: DeviceInstructionsProps) {
  const { seller } = usePlatform().config
  const { settings, host } = useWorld()
  const { device: texts } = useTexts()
  const announce = useAnnounce()
  useEffect(() => {
    // Announce the characters one by one, because a screen reader would read the code as a word.
    if (code !== undefined) announce(texts.newCode({ code: Array.from(code).join(' ') }))
  }, [code, announce, texts])

  return (
    <ol className="au-device-steps">
      <li>
        <p className="au-device-label">{texts.address}</p>
        <p className="au-device-url vb-code-text">
          {deviceAddress({
            alternateUrl: seller?.alternate_url,
            parentDomain: settings.parentDomain,
            host,
            path: settings.devicePath,
          })}
        </p>
      </li>
      <li>
        <p className="au-device-label">{texts.code}</p>
        <CodeDisplay
          code={code ?? noCode}
          loading={code === undefined || stale}
          texts={{ code: (characters) => `${texts.codeLabel}: ${characters}` }}
        />
      </li>
    </ol>
  )
}
