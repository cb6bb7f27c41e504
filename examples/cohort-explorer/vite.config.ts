import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** In development, platform paths are proxied to the platform, because session and sign-in need the same origin. */
const platform = process.env['PLATFORM'] ?? 'http://localhost:4000'
const paths = '^/(auth|auth_api|documentation_api|issueapi|turl|t|static)(/|$)'

export default defineConfig({
  // Relative, because the same files are served at several mount URLs.
  base: './',
  plugins: [react()],
  // Only for this repository, which uses the sources of the packages. Leave it out in your own app.
  resolve: { conditions: ['@vestibule/source', ...defaultClientConditions] },
  build: { target: 'es2023', reportCompressedSize: false, modulePreload: { polyfill: false } },
  server: { proxy: { [paths]: platform } },
})
