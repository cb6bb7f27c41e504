import { Disclosure } from '@vestibule/ui/disclosure'
import { useWorld } from '../../boot/world.ts'
import { createFlow } from '../../flow/create-flow.ts'
import { useFlow } from '../../flow/use-flow.ts'
import { Screen } from '../../parts/screen/screen.tsx'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { useOpen } from '../../routing/address.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { StartForm } from './start-form.tsx'
import { StartGuide } from './start-guide.tsx'
import { startEffects } from './start-effects.ts'
import { StartNotice } from './start-notice.tsx'
import { startMachine } from './start-machine.ts'

/** The entrance: the address, and what follows from it. */
export function StartFlow({ signUp }: { signUp: boolean }) {
  const texts = useTexts()
  const world = useWorld()
  const { next } = useHandover()
  const open = useOpen()
  const go = useGo()
  const [state, dispatch] = useFlow(() =>
    createFlow(startMachine, startEffects(world, { next, go, open })),
  )
  const problem = state.status === 'open' ? state.problem : undefined

  return (
    <Screen
      heading={texts.start.heading}
      lead={texts.start.subheading}
      size="xl"
      width={920}
      failed={problem !== undefined}
      aside={<StartGuide />}
    >
      <StartNotice />
      <StartForm
        state={state}
        signUp={signUp}
        onEdited={() => dispatch({ type: 'emailEdited' })}
        onEmail={(email) => dispatch({ type: 'emailSubmitted', email })}
      />
      <hr className="vb-rule" />
      <Disclosure summary={texts.start.trouble}>
        <p>{texts.start.troubleInvite}</p>
        <p>{texts.start.troubleNoInvite}</p>
      </Disclosure>
    </Screen>
  )
}
