import { ScreenFrame, type ScreenFrameProps } from './screen-frame.tsx'
import { ScreenIntro, type ScreenIntroProps } from './screen-intro.tsx'

export type ScreenProps = Omit<ScreenFrameProps, 'title'> & ScreenIntroProps

export function Screen({ heading, lead, size, children, ...frame }: ScreenProps) {
  return (
    <ScreenFrame title={heading} {...frame}>
      <ScreenIntro heading={heading} lead={lead} size={size} />
      {children}
    </ScreenFrame>
  )
}
