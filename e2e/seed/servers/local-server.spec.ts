import { join } from 'node:path'
import { running } from '@college/platform/testing/running'
import { test } from '@playwright/test'
import { composedSite, sampleOrigin } from '../../servers/composed-site'
import { expectSecure } from '../../servers/expect-secure'
import { seed } from '../seed'

test('the local server answers with secure headers, and pages with a strict policy', async () => {
  // The whole site is composed.
  test.setTimeout(120_000)
  const site = composedSite(sampleOrigin)
  try {
    const port = /localhost:(\d+)/
    const server = await running(process.execPath, [join(seed, 'platform/college.js'), 'serve'], {
      cwd: seed,
      env: { ...site.env, PORT: '0' },
      ready: (said) => port.test(said),
    })
    try {
      for (const path of ['/', '/anandamaya', '/department/ug/anatomy', '/contact', '/nothing']) {
        const answer = await fetch(`http://localhost:${server.output().match(port)?.[1]}${path}`, {
          headers: { accept: 'text/html' },
        })
        expectSecure(path, answer.headers, await answer.text())
      }
    } finally {
      await server.stop()
    }
  } finally {
    site.remove()
  }
})
