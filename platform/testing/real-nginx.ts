import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Running, running } from './running'

/** The installed nginx, if there is one, and its brotli module. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
const program = folders.map((folder) => join(folder, 'nginx')).find(existsSync)
const brotliModule = program && moduleOf(program, 'ngx_http_brotli_static_module.so')

/**
 * Why these tests cannot run here, or undefined. Throws instead with `NGINX_TESTS=required`: where everything
 * is installed, no test may be skipped silently.
 */
export function nginxIsMissing(): string | undefined {
  const reason =
    !program && 'nginx is not installed here (Debian: apt-get install nginx libnginx-mod-http-brotli-static).'
  if (process.env.NGINX_TESTS === 'required' && (reason || !hasBrotli))
    throw new Error(
      reason || 'nginx has no brotli here (Debian: apt-get install libnginx-mod-http-brotli-static).',
    )
  // Reporters do not say why tests were skipped. Every worker reads this file: print it once.
  if (reason && process.env.TEST_WORKER_INDEX === undefined)
    console.warn(`The tests behind nginx are left out: ${reason}`)
  return reason || undefined
}

export const hasBrotli = brotliModule !== undefined

/** An nginx started by a test, with the output of its configuration check. */
export type Nginx = Running

/**
 * Starts nginx with one configuration in its http block.
 *
 * @param folder where it keeps its files; the caller removes it
 * @param port where to wait for its answer
 * @throws Error with nginx's message when it refuses the configuration
 */
export async function startNginx(
  folder: string,
  name: string,
  configuration: string,
  port: number,
): Promise<Nginx> {
  if (!program) throw new Error(nginxIsMissing())
  const place = join(folder, `nginx-${name}`)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'site.conf'), configuration)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${kind};`,
  )
  writeFileSync(
    join(place, 'nginx.conf'),
    `${brotliModule ? `load_module ${brotliModule};\n` : ''}daemon off;
master_process off;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  include site.conf;
}
`,
  )
  const args = ['-p', place, '-c', join(place, 'nginx.conf'), '-e', 'stderr']
  const { status, stderr } = spawnSync(program, [...args, '-t'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`nginx refuses the configuration:\n${stderr}`)
  return running(program, args, { cwd: place, ready: () => answers(port) })
}

/** A certificate for these tests, valid for a day, and its key. */
export function testCertificate(folder: string) {
  const [certificate, key] = [join(folder, 'test.crt'), join(folder, 'test.key')]
  const names = 'subjectAltName=DNS:localhost,DNS:*.localhost'
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const args = ['req', '-x509', ...curve, '-days', '1', '-subj', '/CN=localhost', '-addext', names]
  execFileSync('openssl', [...args, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
  return { certificate, key }
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/** A module's file: in the folder that nginx was built for, or in `NGINX_MODULES`. */
function moduleOf(program: string, file: string): string | undefined {
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' })
  const folder = process.env.NGINX_MODULES ?? stderr.match(/--modules-path=(\S+)/)?.[1]
  const path = folder && join(folder, file)
  return path && existsSync(path) ? path : undefined
}
