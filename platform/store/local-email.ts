import type { SiteConfig } from '@college/shared/contract/site-config'
import { setting } from './settings'

/** The port of the local e-mail service; `EMAIL_PORT` overrides it. */
export const localEmailPort = () => setting('EMAIL_PORT') ?? 4174

/**
 * The keys of the local e-mail service, for a site outside production whose configuration names no service.
 */
export const localEmail: NonNullable<SiteConfig['email']> = {
  serviceId: 'service_local',
  templates: { contact: 'template_contact', application: 'template_application' },
  publicKey: 'local_public_key',
  get apiOrigin() {
    return `http://localhost:${localEmailPort()}`
  },
}
