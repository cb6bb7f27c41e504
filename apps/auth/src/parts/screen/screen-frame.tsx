import { AuthCard } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { ArrowLeftIcon } from '@vestibule/ui/icons'
import { Link } from '@vestibule/ui/link'
import { PageShell, type PageShellProps } from '@vestibule/ui/page-shell'
import { StepDoors } from '@vestibule/ui/step-doors'
import { useMemo, type ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useHandover } from '../use-handover.ts'
import { Brand } from './brand.tsx'
import { ScreenHeadingContext } from './screen-intro.tsx'
import { useScreenFocus } from './use-screen-focus.ts'
import { useTitle } from './use-title.ts'

export interface ScreenStep {
  readonly step: number
  readonly steps: number
  /** With the slots `step` and `steps`; 'Step 1 of 3' unless said otherwise. */
  readonly label?: string
}

export interface ScreenFrameProps {
  /** What the title of the page says before the name of the app. */
  readonly title: string
  readonly step?: ScreenStep | undefined
  /** Something was refused: the title says so. */
  readonly failed?: boolean
  readonly width?: PageShellProps['width']
  readonly onBack?: (() => void) | undefined
  /** At the end of the footer; the way to another account where `showsAccount`. */
  readonly help?: ReactNode
  readonly showsAccount?: boolean
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** What all screens have in common: card, place in the flow, footer, title and focus. Holds a `ScreenIntro`. */
export function ScreenFrame({
  title,
  step,
  failed = false,
  width = 500,
  onBack,
  help,
  showsAccount = false,
  aside,
  children,
}: ScreenFrameProps) {
  const texts = useTexts()
  const stepLabel = (current: number, total: number) =>
    fill(step?.label ?? texts.app.stepOf, { step: current, steps: total })
  const { headingRef, mainRef, onHeadingKeyDown } = useScreenFocus(
    title,
    step && stepLabel(step.step, step.steps),
  )
  useTitle(title, failed)
  const heading = useMemo(
    () => ({ headingRef, onKeyDown: onHeadingKeyDown }),
    [headingRef, onHeadingKeyDown],
  )

  return (
    <PageShell width={width}>
      <AuthCard
        ref={mainRef}
        brand={<Brand />}
        aside={aside}
        steps={
          step && <StepDoors current={step.step} total={step.steps} labels={{ step: stepLabel }} />
        }
        back={
          onBack && (
            <Button variant="link" size="sm" startIcon={<ArrowLeftIcon />} onClick={onBack}>
              {texts.app.back}
            </Button>
          )
        }
        help={help ?? (showsAccount && <DifferentAccount />)}
      >
        <ScreenHeadingContext value={heading}>{children}</ScreenHeadingContext>
      </AuthCard>
    </PageShell>
  )
}

function DifferentAccount() {
  const texts = useTexts()
  const { to } = useHandover()
  return <Link href={to(paths.start, { email: '' })}>{texts.app.differentAccount}</Link>
}
