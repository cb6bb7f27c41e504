import { AuthCard } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { ArrowLeftIcon } from '@vestibule/ui/icons'
import { Link } from '@vestibule/ui/link'
import { PageShell, type PageShellProps } from '@vestibule/ui/page-shell'
import { StepDoors } from '@vestibule/ui/step-doors'
import { useMemo, type ReactNode } from 'react'
import { Lockup } from '@vestibule/ui/lockup'
import { useDocumentTitle } from '@vestibule/app-kit/use-document-title'
import { paths } from '@vestibule/app-kit/auth-paths'
import type { StartTexts } from '../../texts/texts.ts'
import { useStartTexts } from '../../texts/use-start-texts.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { ScreenHeadingContext } from './screen-intro.tsx'
import { useScreenFocus } from '@vestibule/app-kit/screens/use-screen-focus'
import { useWorld } from '@vestibule/app-kit/screens/world'

export interface ScreenStep {
  readonly step: number
  readonly steps: number
  /** Makes the text with the number of the step. Default: 'Step 1 of 3'. */
  readonly label?: StartTexts['app']['countOf']
}

export interface ScreenFrameProps {
  /** The first part of the page's title. The name of the app follows. */
  readonly title: string
  readonly step?: ScreenStep | undefined
  /** Whether the screen shows a failure. The title of the page then begins with 'Error: '. */
  readonly failed?: boolean
  readonly width?: PageShellProps['width']
  /** Whether the card is as high as the window, with content that fills the remaining space. */
  readonly isTall?: boolean
  readonly onBack?: (() => void) | undefined
  /** Shown at the start of the footer. Default: a button for `onBack`, if there is one. */
  readonly footerStart?: ReactNode
  /** Shown at the end of the footer. Default: if `showsAccount`, a link to sign in with another account. */
  readonly help?: ReactNode
  readonly showsAccount?: boolean
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/**
 * What all screens have in common: card, number of the step, footer, title and focus. Render the heading inside as
 * `ScreenIntro`, because the frame moves the focus to it.
 */
export function ScreenFrame({
  title,
  step,
  failed = false,
  width = 500,
  isTall = false,
  onBack,
  footerStart,
  help,
  showsAccount = false,
  aside,
  children,
}: ScreenFrameProps) {
  const texts = useStartTexts()
  const stepLabel = (current: number, total: number) =>
    (step?.label ?? texts.app.stepOf)({ step: current, steps: total })
  const { headingRef, mainRef, onHeadingKeyDown } = useScreenFocus(
    title,
    step && stepLabel(step.step, step.steps),
  )
  useTitle(title, failed)
  const heading = useMemo(
    () => ({ titleRef: headingRef, onKeyDown: onHeadingKeyDown }),
    [headingRef, onHeadingKeyDown],
  )

  return (
    <PageShell width={width}>
      <AuthCard
        ref={mainRef}
        fill={isTall}
        brand={<Brand />}
        aside={aside}
        steps={
          step && <StepDoors current={step.step} total={step.steps} texts={{ step: stepLabel }} />
        }
        back={
          footerStart ??
          (onBack && (
            <Button variant="link" size="sm" startIcon={<ArrowLeftIcon />} onClick={onBack}>
              {texts.app.back}
            </Button>
          ))
        }
        help={help ?? (showsAccount && <DifferentAccount />)}
      >
        <ScreenHeadingContext value={heading}>{children}</ScreenHeadingContext>
      </AuthCard>
    </PageShell>
  )
}

function DifferentAccount() {
  const texts = useStartTexts()
  const { to } = useHandover()
  return <Link href={to(paths.start, { email: '' })}>{texts.app.differentAccount}</Link>
}

function Brand() {
  const texts = useStartTexts()
  const { appName, providerName } = useWorld().settings
  return <Lockup name={appName} sub={texts.app.poweredBy({ provider: providerName })} />
}

/** Sets the title of the page to its heading and the name of the app; after a failure, with 'Error: ' before them. */
function useTitle(heading: string, failed: boolean): void {
  const texts = useStartTexts()
  const { appName } = useWorld().settings
  const title = texts.app.title({ heading, app: appName })
  useDocumentTitle(failed ? texts.app.errorTitle({ title }) : title)
}
