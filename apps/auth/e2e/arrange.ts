import type { CallName } from '@vestibule/api-client/contract'
import { scenes } from './refusal-scenes.ts'
import { at, justBefore, type Stage } from './refusing.ts'

/**
 * Makes a screen send a call that the server refuses. Resolves to a function that removes the
 * cause, so that the next try succeeds; to undefined if nothing has to be removed.
 */
export type Arrangement = (stage: Stage) => Promise<(() => Promise<void>) | undefined>

export function sceneOf(key: string) {
  const scene = scenes[key]
  if (scene === undefined) throw new Error(`No scene ${key}`)
  return scene
}

/**
 * Makes the server refuse a call: changes the database by `sql` just before the server gets the call. `key`: the screen
 * and the call, such as `password login`. `after`: the SQL that undoes the change.
 */
export function changed(key: string, sql: string, after?: string): Arrangement {
  return async (stage) => {
    const { page, app } = stage
    const call = key.slice(key.lastIndexOf(' ') + 1) as CallName
    await sceneOf(key).reach(stage)
    const end = await justBefore(page, call, () => app.server.query(sql))
    await sceneOf(key).act(stage)
    return async () => {
      await end()
      if (after !== undefined) await app.server.query(after)
    }
  }
}

/** Sends the form with `text` in one field. The returned function restores the text that was in the field before. */
export function typed(key: string, label: string, text: string): Arrangement {
  return async (stage) => {
    const field = stage.page.getByLabel(label, { exact: true })
    await sceneOf(key).reach(stage)
    const before = await field.inputValue()
    await field.fill(text)
    await sceneOf(key).act(stage)
    return () => field.fill(before)
  }
}

/** Types a wrong code into the field with this label. The page sends a complete code by itself. */
export function wrong(key: string, label: string, text: string): Arrangement {
  return async (stage) => {
    await sceneOf(key).reach(stage)
    await stage.page.getByLabel(label).fill(text)
    return undefined
  }
}

/**
 * Replaces `from` by `to` in the URL of the call on its way to the server, so that it asks for something that does not
 * exist or belongs to someone else.
 */
export function aboutNothing(key: string, from: RegExp, to: string): Arrangement {
  return async (stage) => {
    const call = key.slice(key.lastIndexOf(' ') + 1) as CallName
    await sceneOf(key).reach(stage)
    const end = await at(stage.page, call, (route) =>
      route.continue({ url: route.request().url().replace(from, to) }),
    )
    await sceneOf(key).act(stage)
    return end
  }
}
