import { existsSync, readFileSync, statSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { join } from 'node:path'
import { cert, key } from './certificate'

/** A folder being served. */
export type Served = { origin: string; stop: () => Promise<void> }

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
}

/**
 * Milliseconds between a response's headers and its body. A body that arrives with its headers passes
 * Chromium's emulated line twice: one picture in five was half a second late.
 */
const headStart = 10

/** Serves a folder with HTTP/2 and brotli, alike for all variants: hashed files immutable, pages revalidated. */
export function serveFolder(folder: string): Promise<Served> {
  const server = createSecureServer({ key, cert }, (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'https://localhost').pathname)
    const file = fileAt(folder, path)
    if (!file || path.includes('..')) {
      response.writeHead(404).end()
      return
    }
    const packed = existsSync(`${file}.br`)
    response.writeHead(200, {
      'Content-Type': types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(packed ? { 'Content-Encoding': 'br' } : {}),
    })
    setTimeout(() => response.end(readFileSync(packed ? `${file}.br` : file)), headStart)
  })
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = address && typeof address === 'object' ? address.port : 0
      const stop = () =>
        new Promise<void>((stopped) => {
          server.close(() => stopped())
          for (const session of sessions) session.destroy()
        })
      resolve({ origin: `https://localhost:${port}`, stop })
    })
  })
}

const fileAt = (folder: string, path: string) =>
  [path, `${path}.html`, join(path, 'index.html')]
    .map((name) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile())
