import { Button } from '@vestibule/ui/button'
import { useState } from 'react'
import { useLate } from '../late/use-late.ts'
import { useTexts } from '../texts/use-texts.ts'

/** An app or a dataset for which somebody can ask for longer access. */
export interface Renewable {
  /** The key of the resource, or the name of the dataset, or the address of the app. */
  readonly id: string
  readonly name: string
}

/** Opens the dialog in which somebody asks for longer access. `onSent`: once the request is stored. */
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
