import { ChevronsVerticalIcon, ErrorCircleIcon } from '@vestibule/ui/icons'
import { Menu, MenuDivider, MenuItem } from '@vestibule/ui/menu'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { Fragment } from 'react'
import { useLocation } from 'react-router-dom'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import type { IconComponent } from '@vestibule/ui/icons'
import { useAdminTexts } from './texts/use-admin-texts.ts'

/** A section as the navigation shows it. */
export interface NavSection {
  /** The part of the address after `base` that names the section, such as `users`; empty for the first section. */
  readonly path: string
  /** The section's key in `marks`, which holds the number of its waiting tasks. */
  readonly name: string
  readonly label: string
  readonly icon: IconComponent
}

interface SectionNavProps {
  /** The path under which all sections are, such as `/admin`. */
  readonly base: string
  /** The title of the navigation. */
  readonly title: string
  readonly groups: readonly (readonly NavSection[])[]
  /** What is shown beside the names of sections: the number of waiting tasks, or `failed`. */
  readonly marks: Readonly<Record<string, number | 'failed'>>
  /** Whether pages directly below `base`, such as `/requests/r1`, belong to the section with the empty path. */
  readonly hasItemsAtBase?: boolean
}

const hrefOf = (base: string, { path }: NavSection) =>
  path === '' ? `${base}/` : `${base}/${path}/`

/** The section that a page belongs to. */
function sectionOf({ base, groups, hasItemsAtBase = false }: SectionNavProps, pathname: string) {
  const sections = groups.flat()
  const isBase = hasItemsAtBase || pathname.replace(/\/$/, '') === base
  return (
    sections.find(({ path }) => path !== '' && `${pathname}/`.startsWith(`${base}/${path}/`)) ??
    sections.find(({ path }) => path === '' && isBase)
  )
}

/** The navigation between sections: a menu above the content on a narrow page, a list beside it on any other page. */
export function SectionLinks(links: SectionNavProps) {
  return (
    <>
      <SectionMenu {...links} />
      <SectionNav {...links} />
    </>
  )
}

function SectionNav(links: SectionNavProps) {
  const { base, title, groups, marks } = links
  const here = sectionOf(links, useLocation().pathname)
  return (
    <nav className="adm-nav" aria-label={title}>
      {groups.map((group) => (
        <ul key={group[0]?.path}>
          {group.map((section) => (
            <li key={section.path}>
              <RouterLink
                href={hrefOf(base, section)}
                aria-current={section === here ? 'page' : undefined}
              >
                <section.icon size={18} />
                {section.label}
                <Mark of={marks[section.name]} />
              </RouterLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

function SectionMenu(links: SectionNavProps) {
  const { base, title, groups, marks } = links
  const here = sectionOf(links, useLocation().pathname)
  return (
    <div className="adm-switch">
      <Menu
        button={
          <button type="button" className="vb-app-bar-button" data-variant="switcher">
            {here && <here.icon size={18} />}
            <span>{here ? here.label : title}</span>
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
                href={hrefOf(base, section)}
                icon={<section.icon size={18} />}
                current={section === here}
              >
                {section.label}
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
      <small className="adm-mark" aria-hidden="true">
        {mark === 'failed' ? <ErrorCircleIcon size={16} /> : mark}
      </small>
      <VisuallyHidden>
        {mark === 'failed' ? words.failed : words.waiting({ n: mark })}
      </VisuallyHidden>
    </>
  )
}
