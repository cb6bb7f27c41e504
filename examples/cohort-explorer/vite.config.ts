import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** In development the paths of the platform are passed on to it, because session and sign-in need its origin. */
const platform = process.env['PLATFORM'] ?? 'http://localhost:4000'
const paths = '^/(auth|auth_api|documentation_api|issueapi|turl|t|static)(/|$)'

export default defineConfig({
  // Relative, because the same files are served at the address of each mount.
  base: './',
  plugins: [react()],
  // Only in this repository, where the packages are read from their sources. Leave it out in yours.
  resolve: { conditions: ['@vestibule/source', ...defaultClientConditions] },
  build: { target: 'es2023', reportCompressedSize: false, modulePreload: { polyfill: false } },
  server: { proxy: { [paths]: platform } },
})
