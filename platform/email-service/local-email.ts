import type { SiteConfig } from '@college/shared/contract/site-config'

/** The port of the local e-mail service; `EMAIL_PORT` names another. */
export const localEmailPort = Number(process.env.EMAIL_PORT ?? '4174')

/**
 * The keys that the local e-mail service knows, for a site that is not composed for production and whose
 * configuration names no service.
 */
export const localEmail: NonNullable<SiteConfig['email']> = {
  serviceId: 'service_local',
  templates: { contact: 'template_contact', application: 'template_application' },
  publicKey: 'local_public_key',
  apiOrigin: `http://localhost:${localEmailPort}`,
}
