import { connectToApp, type AppRequest } from '@vestibule/session/frame'

const frame = document.createElement('iframe')
frame.title = 'App'
frame.sandbox.add('allow-scripts', 'allow-same-origin')
frame.src = new URL(location.href).searchParams.get('src') ?? ''

const asked: AppRequest[] = []
const app = connectToApp({
  origin: new URL(frame.src).origin,
  frame: () => frame.contentWindow,
  shell: {
    dataset: { id: 'osier', displayName: 'Osier Genomics' },
    theme: 'light',
    language: 'en',
    path: '/',
  },
  onRequest: (request) => asked.push(request),
  patienceMs: 2000,
  log: () => {},
})
Object.assign(window, { app, asked })
document.body.append(frame)
