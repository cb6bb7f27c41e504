import { Button, type ButtonProps } from '@vestibule/ui/button'
import { useStartTexts } from '../texts/use-start-texts.ts'

export interface BusyButtonProps extends Omit<ButtonProps, 'block' | 'loading' | 'loadingText'> {
  readonly busy: boolean
}

/** A full-width button that shows 'Please wait...' while it is busy. */
export function BusyButton({ busy, ...rest }: BusyButtonProps) {
  return <Button block loading={busy} loadingText={useStartTexts().app.pleaseWait} {...rest} />
}
