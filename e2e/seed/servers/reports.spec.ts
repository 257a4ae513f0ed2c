import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { text } from 'node:stream/consumers'
import { freePorts } from '@college/platform/testing/free-ports'
import {
  hasBrotli,
  type Nginx,
  nginxIsMissing,
  startNginx,
  testCertificate,
} from '@college/platform/testing/real-nginx'
import { expect, test } from '@playwright/test'
import { findBrowser } from '../../browser/find-browser'
import { type ComposedSite, college, composedSite } from '../../servers/composed-site'
import { untilLive } from '../../site/site'
import { skipWithout } from '../../site/skip-without'

const missing = nginxIsMissing()
test.skip(missing !== undefined, missing)

// A headless shell sends no reports.
const { executablePath, args, from } = await findBrowser()
skipWithout(from === '@sparticuz/chromium' && 'Chromium is not installed.')
test.use({
  ignoreHTTPSErrors: true,
  // Reports are sent in the background, a minute later, and only over HTTPS.
  launchOptions: {
    executablePath,
    args: [...args, '--short-reporting-delay', '--ignore-certificate-errors'],
  },
})

type Report = { type: string; body: { blockedURL: string; originalPolicy?: string } }

let site: ComposedSite
let nginx: Nginx
let collector: Server
let origin: string
const reports: Report[] = []

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const [https = 0, http = 0, collecting = 0] = await freePorts(3)
  origin = `https://localhost:${https}`
  site = composedSite(origin, `reports: https://localhost:${collecting}/in\n`)
  const { certificate, key } = testCertificate(site.folder)
  collector = createServer(
    { cert: readFileSync(certificate), key: readFileSync(key) },
    async (request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*')
      if (request.method === 'POST') reports.push(...JSON.parse(await text(request)))
      response.writeHead(204).end()
    },
  ).listen(collecting, '127.0.0.1')
  const addresses = ['--listen', `127.0.0.1:${https}`, '--plain', `127.0.0.1:${http}`]
  const more = hasBrotli ? [] : ['--no-brotli']
  const configuration = college(
    ['nginx', '--certificate', certificate, '--key', key, ...addresses, ...more],
    site.env,
  )
  nginx = await startNginx(site.folder, 'reports', configuration, http)
})
test.afterAll(async () => {
  await nginx?.stop()
  collector?.close()
  collector?.closeAllConnections()
  site?.remove()
})

test('what a page’s policies refuse or report goes to the college’s address, and nothing else', async ({
  page,
}) => {
  await page.goto(`${origin}/library`)
  await untilLive(page, '/library')
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example.org/planted.png' }))
    import('/worker.js?planted' as string).catch(() => {})
  })
  await expect.poll(() => reports.length, { timeout: 20_000 }).toBeGreaterThan(1)
  expect(reports.map(({ type, body }) => `${type}: ${body.blockedURL}`).toSorted()).toEqual([
    'csp-violation: https://elsewhere.example.org/planted.png',
    `integrity-violation: ${origin}/worker.js?planted`,
  ])
})
