import { ClosedDoor } from '@vestibule/app-kit/closed-door'
import { DeadEnd } from '@vestibule/app-kit/dead-end'
import { LinkButton } from '@vestibule/ui/link-button'
import { useContext } from 'react'
import { ScreenFrame } from '../../parts/screen/screen-frame.tsx'
import { ScreenHeadingContext } from '../../parts/screen/screen-intro.tsx'
import { paths } from '@vestibule/app-kit/auth-paths'
import { useTexts } from '../../texts/use-texts.ts'

/** The screen at every address that is not a route of the app. */
export default function NotFoundScreen() {
  const { notFound } = useTexts()
  return (
    <ScreenFrame title={notFound.title}>
      <Words />
    </ScreenFrame>
  )
}

function Words() {
  const { notFound } = useTexts()
  const heading = useContext(ScreenHeadingContext)
  return (
    <DeadEnd
      art={<ClosedDoor />}
      status={notFound.status}
      heading={notFound.heading}
      {...(heading && { headingRef: heading.titleRef })}
      text={notFound.body}
      actions={<LinkButton href={paths.home}>{notFound.goHome}</LinkButton>}
    />
  )
}
