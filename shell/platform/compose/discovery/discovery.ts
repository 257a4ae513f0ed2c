import type { Composition } from '../../../../shared/contract/composition'
import type { Channel } from '../../release/channel'
import type { Store } from '../../release/store'
import { robots } from './robots'
import { securityText } from './security-text'
import { sitemap } from './sitemap'

/** Files for robots, by name below the site's root. Of all channels only production is for search engines. */
export const discoveryFiles = (
  store: Store,
  channel: Channel,
  composition: Composition,
): [name: string, text: string][] => [
  ['sitemap.xml', sitemap(store, channel, composition)],
  ['robots.txt', robots(composition.site, composition.channel === 'production')],
  ['.well-known/security.txt', securityText(composition.site, new Date())],
]
