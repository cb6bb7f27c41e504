import { Badge } from '@vestibule/ui/badge'

interface ImportedProps {
  /** Text of the badge. */
  readonly label: string
  /** Says what it means for this part of the page that its values come from an import. */
  readonly text: string
}

/** Says that something cannot be changed here, because it comes from an import and is changed in the import's file. */
export function Imported({ label, text }: ImportedProps) {
  return (
    <>
      <Badge tone="outline">{label}</Badge>
      <span className="adm-muted">{text}</span>
    </>
  )
}
