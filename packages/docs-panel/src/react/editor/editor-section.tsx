import { Heading } from '@vestibule/ui/heading'
import { Text } from '@vestibule/ui/text'
import { useId, type ReactNode } from 'react'

interface EditorSectionProps {
  title: string
  hint: ReactNode
  /** Shown at the end of the line with the section's title. */
  end?: ReactNode
  children: ReactNode
}

/** A section of the form in which an admin writes a document, with a title and a hint. */
export function EditorSection({ title, hint, end, children }: EditorSectionProps) {
  const id = useId()
  return (
    <fieldset
      className="vb-docs-section"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
    >
      <div className="vb-docs-section-head">
        <Heading level={3} size="sm" id={`${id}-title`}>
          {title}
        </Heading>
        <Text as="span" tone="muted" id={`${id}-hint`}>
          {hint}
        </Text>
        {end}
      </div>
      {children}
    </fieldset>
  )
}
