import { Button } from '@vestibule/ui/button'
import { useState } from 'react'
import { useLate } from '../late/use-late.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { Renewable } from './renewal-dialog.tsx'

/**
 * A button that opens the dialog in which the user asks for longer access. `onSent`: called when the server has stored
 * the request.
 */
export function RenewButton({
  resource,
  onSent,
}: {
  readonly resource: Renewable
  readonly onSent?: () => void
}) {
  const { renewal: texts } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const late = useLate(isOpen, close)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.askNamed({ name: resource.name })}
        onClick={() => setOpen(true)}
      >
        {texts.ask}
      </Button>
      {late && (
        <late.RenewalDialog
          resource={resource}
          onClose={close}
          onSent={() => {
            close()
            onSent?.()
          }}
        />
      )}
    </>
  )
}
