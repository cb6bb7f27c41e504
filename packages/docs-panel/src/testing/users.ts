import type { DocsUser } from '../core/access.ts'

export const reader: DocsUser = { id: 'ada', isInternal: true, isDocsAdmin: false }
export const admin: DocsUser = { ...reader, isDocsAdmin: true }
export const external: DocsUser = { id: 'eve', isInternal: false, isDocsAdmin: false }
