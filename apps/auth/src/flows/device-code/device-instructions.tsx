import { CodeDisplay } from '@vestibule/ui/code-display'
import { useAnnounce } from '@vestibule/ui/live-region'
import { useEffect } from 'react'
import { usePlatform } from '../../boot/platform-context.ts'
import { useWorld } from '../../boot/world.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { deviceAddress } from './device-address.ts'

/** Before there is a code, its place is kept. */
const noCode = '      '

export interface DeviceInstructionsProps {
  readonly code: string | undefined
  readonly stale: boolean
}

/** Where to go on a desktop, and what to enter there. */
export function DeviceInstructions({ code, stale }: DeviceInstructionsProps) {
  const { device } = useTexts()
  const { seller } = usePlatform().config
  const { settings, host } = useWorld()
  const announce = useAnnounce()
  useEffect(() => {
    // Spelled out, so that it is not read as a word.
    if (code !== undefined) announce(fill(device.newCode, { code: Array.from(code).join(' ') }))
  }, [code, announce, device])

  return (
    <ol className="auth-device-steps">
      <li>
        <p className="auth-device-label">{device.address}</p>
        <p className="auth-device-url vb-code-text">
          {deviceAddress({
            alternateUrl: seller?.alternate_url,
            parentDomain: settings.parentDomain,
            host,
            path: settings.devicePath,
          })}
        </p>
      </li>
      <li>
        <p className="auth-device-label">{device.code}</p>
        <CodeDisplay
          code={code ?? noCode}
          refreshing={code === undefined || stale}
          labels={{ code: (characters) => `${device.codeLabel}: ${characters}` }}
        />
      </li>
    </ol>
  )
}
