import { expect, test } from '@playwright/test'
import { score } from '../observatory/score'
import { composedSite, hasStore, root, sampleOrigin } from './composed-site'
import { running } from './running'

test('the local server’s headers and the pages’ own policy would get at least 120 from the HTTP Observatory', async () => {
  test.skip(!hasStore, 'There is no store beside these tests: the site runs elsewhere.')
  const origin = sampleOrigin
  const site = composedSite(origin)
  try {
    const port = /localhost:(\d+)/
    const server = await running('npm', ['run', 'serve'], {
      cwd: root,
      env: { ...site.env, PORT: '0' },
      ready: (said) => port.test(said),
    })
    try {
      for (const path of ['/', '/anandamaya', '/department/ug/anatomy', '/contact', '/nothing']) {
        const answer = await fetch(`http://localhost:${server.output().match(port)?.[1]}${path}`, {
          headers: { accept: 'text/html' },
        })
        // As seen once TLS stands before it: a site for production is published by HTTPS.
        const scan = score({ url: origin + path, headers: answer.headers, html: await answer.text() })
        expect(scan.score, `${path}: ${JSON.stringify(scan.results)}`).toBeGreaterThanOrEqual(120)
      }
    } finally {
      await server.stop()
    }
  } finally {
    site.remove()
  }
})
