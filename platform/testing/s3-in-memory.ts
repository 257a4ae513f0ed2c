import { afterAll, beforeAll, vi } from 'vitest'
import { s3Service } from './s3-service'

/** An S3 service in memory, set in the environment for all tests of a file. */
export async function s3InMemory() {
  const service = await s3Service()
  beforeAll(() => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
    vi.stubEnv('AWS_ENDPOINT_URL_S3', service.url)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await service.end()
  })
  return service
}
