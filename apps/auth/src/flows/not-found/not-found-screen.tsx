import { LinkButton } from '@vestibule/ui/link-button'
import { Text } from '@vestibule/ui/text'
import { ScreenFrame } from '../../parts/screen/screen-frame.tsx'
import { ScreenIntro } from '../../parts/screen/screen-intro.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ClosedDoor } from './closed-door.tsx'
import './not-found.css'

/** Any address that is no route of the app. */
export function NotFoundScreen() {
  const { notFound } = useTexts()
  return (
    <ScreenFrame title={notFound.title}>
      <div className="auth-not-found">
        <ClosedDoor />
        <div className="auth-not-found-words">
          <Text tone="muted" className="auth-not-found-status vb-tnum">
            {notFound.status}
          </Text>
          <ScreenIntro heading={notFound.heading} lead={notFound.body} />
          <LinkButton href={paths.home}>{notFound.goHome}</LinkButton>
        </div>
      </div>
    </ScreenFrame>
  )
}
