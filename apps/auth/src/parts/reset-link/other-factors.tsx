import '@vestibule/ui/checkbox.css'
import type { OtherFactor, ResetLinkFacts } from '@vestibule/api-client/contract'
import { fillChosen } from '@vestibule/base/messages/texts'
import { Checkbox } from '@vestibule/ui/checkbox'
import { Stack } from '@vestibule/ui/stack'
import { Text } from '@vestibule/ui/text'
import { dayInWords } from '@vestibule/app-kit/screens/dates'
import { useTexts } from '../../texts/use-texts.ts'

interface OtherFactorsProps extends ResetLinkFacts {
  /** Whether setting the new password also removes all of `factors`. */
  readonly removed: boolean
  readonly disabled: boolean
  readonly onChange: (removed: boolean) => void
}

/**
 * Lists the other ways into the account besides its password, because a thief may have set them up. If the link may
 * remove them, a checkbox removes all. Renders nothing if there are none.
 */
export function OtherFactors({
  factors,
  removable,
  removed,
  disabled,
  onChange,
}: OtherFactorsProps) {
  const texts = useTexts().otherFactors
  if (factors.length === 0) return null
  const lineOf = ({ kind, name, at }: OtherFactor) =>
    fillChosen(texts[kind], { name, day: at === null ? '' : dayInWords(at) })
  return (
    <Stack gap="sm">
      <Text>{texts.intro}</Text>
      <ul>
        {factors.map((factor) => (
          <Text as="li" key={`${factor.kind} ${factor.name} ${factor.at}`}>
            {lineOf(factor)}
          </Text>
        ))}
      </ul>
      {removable ? (
        <Checkbox
          label={texts.remove}
          description={texts.why}
          checked={removed}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      ) : (
        <Text tone="muted">{texts.later}</Text>
      )}
    </Stack>
  )
}
