import { Disclosure } from '@vestibule/ui/disclosure'
import { GuideList } from '@vestibule/ui/guide-list'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import { Screen } from '../../parts/screen/screen.tsx'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { useOpen } from '@vestibule/app-kit/screens/address'
import { preloadScreen } from '../../screens.ts'
import { useStartTexts } from '../../texts/use-start-texts.ts'
import { StartForm } from './start-form.tsx'
import { startHandlers } from './start-handlers.ts'
import { StartNotice } from './start-notice.tsx'
import { startMachine } from './start-machine.ts'

/** The first screen of a sign-in: asks for the email address and goes on to the next step. */
export function StartScreen({ signUp }: { signUp: boolean }) {
  const texts = useStartTexts()
  const world = useWorld()
  const { next } = useHandover()
  const open = useOpen()
  const go = useGo()
  const [state, dispatch] = useFlow(() =>
    createFlow(startMachine, startHandlers(world, { next, go, open, preload: preloadScreen })),
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
      footerStart={
        <Disclosure plain summary={texts.start.trouble}>
          <p>{texts.start.troubleInvite}</p>
          <p>{texts.start.troubleNoInvite}</p>
        </Disclosure>
      }
    >
      <StartNotice />
      <StartForm
        state={state}
        signUp={signUp}
        onEdited={() => dispatch({ type: 'emailEdited' })}
        onEmail={(email) => dispatch({ type: 'emailSubmitted', email })}
      />
    </Screen>
  )
}

function StartGuide() {
  const { guide } = useStartTexts()
  return (
    <GuideList
      title={guide.heading}
      steps={[
        {
          step: guide.step({ step: 1 }),
          title: guide.validate,
          description: guide.validateHow,
        },
        {
          step: guide.step({ step: 2 }),
          title: guide.authenticate,
          description: guide.authenticateHow,
        },
      ]}
    />
  )
}
