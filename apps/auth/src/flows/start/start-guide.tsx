import { GuideList } from '@vestibule/ui/guide-list'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/use-texts.ts'

export function StartGuide() {
  const { guide } = useTexts()
  return (
    <GuideList
      title={guide.heading}
      steps={[
        {
          step: fill(guide.step, { step: 1 }),
          title: guide.validate,
          description: guide.validateHow,
        },
        {
          step: fill(guide.step, { step: 2 }),
          title: guide.authenticate,
          description: guide.authenticateHow,
        },
      ]}
    />
  )
}
