import { Button } from '@vestibule/ui/button'
import { CodeInput } from '@vestibule/ui/code-input'
import { Heading } from '@vestibule/ui/heading'
import { Text } from '@vestibule/ui/text'
import { useState } from 'react'
import { useWritesOff } from '../connection/use-writes-off.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { DeviceState } from './device-machine.ts'
import { useProblemText } from './use-problem-text.ts'

/** Length of a device code. */
const length = 6

export interface CodeStepProps {
  readonly state: Extract<DeviceState, { step: 'code' | 'finding' }>
  readonly onSubmit: (code: string) => void
}

/** The code of the other browser is typed. */
export function CodeStep({ state, onSubmit }: CodeStepProps) {
  const texts = useTexts().pages.device
  const [code, setCode] = useState('')
  const writesOff = useWritesOff()
  const isBusy = state.step === 'finding'
  const error = useProblemText(state.step === 'code' ? state.problem : null)
  const submit = () => {
    if (code.length === length && writesOff === null) onSubmit(code)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="vb-device-intro">
        <Heading level={1} size="lg" tabIndex={-1}>
          {texts.heading}
        </Heading>
        <Text tone="muted" size="md">
          {texts.lead}
        </Text>
      </div>
      <CodeInput
        label={texts.code}
        description={texts.codeHint}
        value={code}
        onChange={(value) => setCode(value.toUpperCase())}
        onEnter={submit}
        length={length}
        error={error}
        attempt={state.attempt}
        loading={isBusy}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        autoFocus
      />
      {writesOff && <Text tone="muted">{writesOff}</Text>}
      <Button
        type="submit"
        disabled={writesOff !== null || (code.length < length && !isBusy)}
        loading={isBusy}
      >
        {texts.find}
      </Button>
    </form>
  )
}
