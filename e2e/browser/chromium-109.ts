import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Whether the packaged program can run here. */
export const hasChromium109 = process.platform === 'linux' && process.arch === 'x64'

/**
 * The program of Chromium 109 (January 2023), from an early registry package. The package itself would unpack
 * to the same file as its newer versions, so unpack it here.
 */
export function chromium109(): string {
  const folder = join(import.meta.dirname, '../../.cache/chromium-109')
  const program = join(folder, 'chromium')
  if (existsSync(program)) return program
  const packed = join(dirname(createRequire(import.meta.url).resolve('chromium-109')), '../bin/chromium.br')
  mkdirSync(folder, { recursive: true })
  const whole = join(folder, `chromium-${process.pid}`)
  writeFileSync(whole, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  // Another worker may have been faster, and a program that runs must not be replaced.
  try {
    linkSync(whole, program)
  } catch (error) {
    if (!existsSync(program)) throw error
  }
  rmSync(whole)
  return program
}
