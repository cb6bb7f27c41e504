import { Badge } from '@vestibule/ui/badge'

interface ImportedProps {
  /** Name of the badge. */
  readonly label: string
  /** Says what it means for this part of the page that an import owns it. */
  readonly text: string
}

/** Says why something cannot be changed here: the import owns it. */
export function Imported({ label, text }: ImportedProps) {
  return (
    <>
      <Badge tone="outline">{label}</Badge>
      <span className="adm-muted">{text}</span>
    </>
  )
}
