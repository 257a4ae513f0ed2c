/** What the local service knows: the keys that a site composed for it carries in its configuration. */
export const localEmail = {
  serviceId: 'service_local',
  templates: { contact: 'template_contact', application: 'template_application' },
  publicKey: 'local_public_key',
}
