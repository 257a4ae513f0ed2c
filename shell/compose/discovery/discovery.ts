import type { Channel } from '../../release/channel'
import type { Store } from '../../release/store'
import { isListed } from '../../src/page-data'
import type { ComposedPage, Composition } from '../composition'
import type { Rendered } from '../render'
import { cardRecipe } from './card-recipe'
import { drawnFiles } from './drawn-files'
import { iconTags, noIndexTag, previewTags } from './head-tags'
import { iconSvg, iconsIn } from './icons'
import { illustrationOf } from './illustration'
import { robots } from './robots'
import { securityText } from './security-text'
import { sitemap } from './sitemap'
import { structuredDataOf } from './structured-data'
import { webManifest } from './web-manifest'

/** What a page's document gets from here: tags for its head, and JSON-LD where there is something to say. */
export type PageDiscovery = { head: string; structuredData?: string }

/**
 * By what the site is found and shown elsewhere: search engines, link previews, home screens. Of all channels
 * only production is for search engines.
 */
export function discoveryOf(store: Store, channel: Channel, composition: Composition) {
  const indexed = composition.channel === 'production'
  const { site } = composition
  const drawn = drawnFiles(store)
  const icons = iconsIn(drawn)

  const cardOf = (title: string, html: string) => {
    const illustration = illustrationOf(store, composition, html)
    const card = { title, college: site.college.short, host: new URL(site.origin).host }
    return drawn.path('card', 'jpg', [cardRecipe, card, illustration?.name], async () => {
      // Fetched when something is to be drawn: a rollback draws nothing and should not wait for it.
      const { drawCard } = await import('./card')
      return drawCard(card, illustration?.file)
    })
  }

  return {
    page(page: ComposedPage, rendered: Rendered): PageDiscovery {
      if (!isListed(page.path)) return { head: [noIndexTag, iconTags(icons)].join('\n') }
      const title = rendered.heading ?? rendered.title
      const preview = previewTags(site, {
        path: page.path,
        title,
        description: rendered.description,
        picture: cardOf(title, rendered.html),
      })
      return {
        head: [...(indexed ? [] : [noIndexTag]), preview, iconTags(icons)].join('\n'),
        structuredData: structuredDataOf(site, page, rendered),
      }
    },

    /** Files of the whole site, by name below its root. */
    files: (today: Date): [name: string, text: string][] => [
      ['sitemap.xml', sitemap(store, channel, composition)],
      ['robots.txt', robots(site, indexed)],
      ['manifest.webmanifest', webManifest(site, icons)],
      ['icon.svg', iconSvg],
      ['.well-known/security.txt', securityText(site, today)],
    ],

    /** Draws the pictures that were not drawn before; call it when all pages are made. */
    finish: drawn.finish,
  }
}
