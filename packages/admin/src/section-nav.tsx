import { ChevronsVerticalIcon, ErrorCircleIcon } from '@vestibule/ui/icons'
import { Menu, MenuDivider, MenuItem } from '@vestibule/ui/menu'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { Fragment } from 'react'
import { useLocation } from 'react-router-dom'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import type { Section } from './sections.tsx'
import { useAdminTexts } from './texts/use-admin-texts.ts'

interface SectionNavProps {
  readonly groups: readonly (readonly Section[])[]
  /** The marks beside section names: the number of waiting tasks, or `failed`. */
  readonly marks: Readonly<Record<string, number | 'failed'>>
}

const hrefOf = ({ path }: Section) => (path === '' ? '/admin/' : `/admin/${path}/`)

/** Whether a page belongs to a section. */
const isWithin = (section: Section, pathname: string) =>
  section.path === ''
    ? /^\/admin\/?$/.test(pathname)
    : `${pathname}/`.startsWith(`/admin/${section.path}/`)

/** The navigation between sections: a menu above a narrow page, and beside any other. */
export function SectionLinks(links: SectionNavProps) {
  return (
    <>
      <SectionMenu {...links} />
      <SectionNav {...links} />
    </>
  )
}

function SectionNav({ groups, marks }: SectionNavProps) {
  const texts = useAdminTexts()
  const { pathname } = useLocation()
  return (
    <nav className="vb-admin-nav" aria-label={texts.title}>
      {groups.map((group) => (
        <ul key={group[0]?.path}>
          {group.map((section) => (
            <li key={section.path}>
              <RouterLink
                href={hrefOf(section)}
                aria-current={isWithin(section, pathname) ? 'page' : undefined}
              >
                <section.icon size={18} />
                {texts.sections[section.name]}
                <Mark of={marks[section.name]} />
              </RouterLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

function SectionMenu({ groups, marks }: SectionNavProps) {
  const texts = useAdminTexts()
  const { pathname } = useLocation()
  const here = groups.flat().find((section) => isWithin(section, pathname))
  return (
    <div className="vb-admin-switch">
      <Menu
        button={
          <button type="button" className="vb-app-bar-button" data-variant="switcher">
            {here && <here.icon size={18} />}
            <span>{here ? texts.sections[here.name] : texts.title}</span>
            <ChevronsVerticalIcon size={18} />
          </button>
        }
      >
        {groups.map((group, index) => (
          <Fragment key={group[0]?.path}>
            {index > 0 && <MenuDivider />}
            {group.map((section) => (
              <MenuItem
                key={section.path}
                href={hrefOf(section)}
                icon={<section.icon size={18} />}
                current={section === here}
              >
                {texts.sections[section.name]}
                <Mark of={marks[section.name]} />
              </MenuItem>
            ))}
          </Fragment>
        ))}
      </Menu>
    </div>
  )
}

function Mark({ of: mark }: { of: number | 'failed' | undefined }) {
  const words = useAdminTexts().overview.marks
  if (mark === undefined) return null
  return (
    <>
      <small className="vb-admin-mark" aria-hidden="true">
        {mark === 'failed' ? <ErrorCircleIcon size={16} /> : mark}
      </small>
      <VisuallyHidden>
        {mark === 'failed' ? words.failed : words.waiting({ n: mark })}
      </VisuallyHidden>
    </>
  )
}
