import { lazyCode } from '@vestibule/base/react/lazy-code'
import { Button } from '@vestibule/ui/button'
import { Suspense, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'

const RenewalDialog = lazyCode(() => import('./renewal-dialog.tsx'))

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
      {isOpen && (
        <Suspense fallback={null}>
          <RenewalDialog
            resource={resource}
            onClose={() => setOpen(false)}
            onSent={() => {
              setOpen(false)
              onSent?.()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
