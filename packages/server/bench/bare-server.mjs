// A server that answers a session check with the framework and the database driver of the Vestibule server and with a
// query of the same tables, and does nothing else. The benchmark compares Vestibule's session check with this minimum.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder] = process.argv.slice(2)
const require = createRequire(join(folder, 'package.json'))
const load = (name) => import(pathToFileURL(require.resolve(name)).href)
const { serve } = await load('@hono/node-server')
const { Hono } = await load('hono')
const { default: pg } = await load('pg')

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = new Hono()
app.get('/session', async (c) => {
  const token = /sessionid=([\w-]+)/.exec(c.req.header('cookie') ?? '')?.[1] ?? ''
  const { rows } = await pool.query({
    name: 'session',
    text: `select s.id_hash, s.expires_at, s.factors, s.proven_at, s.created_at, u.id, u.email, u.first_name,
      u.last_name, u.can_impersonate, o.id as organization, o.name, o.is_internal, o.tier, a.id as acting, a.name as acting_name
      from sessions s join users u on u.id = s.user_id join organizations o on o.id = u.organization_id
      left join organizations a on a.id = s.acting_for_id
      where s.id_hash = $1 and s.expires_at > $2 and u.disabled_at is null`,
    values: [createHash('sha256').update(token).digest(), new Date()],
  })
  return rows.length === 1 ? c.json({ success: true }) : c.json({ success: false }, 401)
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.send?.({ origin: `http://127.0.0.1:${port}` })
})
