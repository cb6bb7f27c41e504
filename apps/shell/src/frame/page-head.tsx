import { PageHead as Head, type PageHeadProps } from '@vestibule/app-kit/page/page-head'
import { DocNote } from '@vestibule/docs-panel/react'

interface DocumentedPageHeadProps extends Omit<PageHeadProps, 'wrap'> {
  /** The id of the document about the page. Its icon is shown after the heading. Absent: no icon. */
  readonly note?: string
}

/** The top of a page of the shell. If `note` is set, an icon after the heading leads to the document with this id. */
export function PageHead({ note, ...head }: DocumentedPageHeadProps) {
  if (note === undefined) return <Head {...head} />
  return (
    <Head
      {...head}
      wrap={(heading) => (
        <DocNote id={note} label={head.heading}>
          {heading}
        </DocNote>
      )}
    />
  )
}
