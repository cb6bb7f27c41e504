import { Button } from '@vestibule/ui/button'
import { CodeInput } from '@vestibule/ui/code-input'
import { useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import type { DeviceState } from './device-machine.ts'
import { useProblemText } from './use-problem-text.ts'

/** Number of characters of a device code. */
const length = 6

export interface CodeStepProps {
  readonly state: Extract<DeviceState, { step: 'code' | 'finding' }>
  readonly onSubmit: (code: string) => void
}

/** The first step: the user types the code that the other browser, or a program, shows. */
export function CodeStep({ state, onSubmit }: CodeStepProps) {
  const texts = useTexts().pages.device
  const [code, setCode] = useState('')
  const isBusy = state.step === 'finding'
  const error = useProblemText(state.step === 'code' ? state.problem : null)
  const submit = () => {
    if (code.length === length) onSubmit(code)
  }
  return (
    <form
      className="sh-device-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <CodeInput
        label={texts.codeOnDevice}
        value={code}
        onValueChange={(value) => setCode(value.toUpperCase())}
        onSubmit={submit}
        length={length}
        error={error}
        attempt={state.attempt}
        loading={isBusy}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        autoFocus
      />
      <Button type="submit" size="md" disabled={code.length < length && !isBusy} loading={isBusy}>
        {texts.find}
      </Button>
    </form>
  )
}
