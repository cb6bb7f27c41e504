// vite.config.ts
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const platform = process.env.PLATFORM ?? 'http://localhost:4000'
const paths = '^/(auth|auth_api|documentation_api|issueapi|turl|t|static)(/|$)'

export default defineConfig({
  plugins: [react()],
  server: { proxy: { [paths]: platform } },
})
