import type { ComposedPage, Composition } from '@college/shared/contract/composition'
import { isListed } from '@college/shared/contract/page-data'
import type { RenderedPage } from '@college/shared/contract/shell-server'
import type { SiteConfig } from '@college/shared/contract/site-config'
import { fillFrom } from '@college/shared/runtime/fill'
import type { BreadcrumbList, CollegeOrUniversity, Thing, WebSite } from 'schema-dts'
import { escapeJson } from './escape'

type Described = Pick<RenderedPage, 'trail' | 'heading'>

/** What a page says to search engines of itself and of what it is about: JSON-LD, in one graph; nothing on a page that they leave out. */
export function structuredDataOf(
  { site }: Pick<Composition, 'site'>,
  { path, page }: ComposedPage,
  rendered: Described,
): string | undefined {
  if (!isListed(path)) return
  const things: Thing[] = [
    ...(path === '/' ? [collegeInFull(site), websiteOf(site)] : [collegeInBrief(site)]),
    ...breadcrumbOf(path, rendered),
    ...(page.structuredData ?? []),
  ]
  // Search engines take the addresses of thumbnails and films in full only.
  return escapeJson({ '@context': 'https://schema.org', '@graph': fillFrom(site, things) }, (_, value) =>
    typeof value === 'string' && value.startsWith('/') ? site.origin + value : value,
  )
}

const collegeInBrief = ({ college }: SiteConfig) =>
  ({
    '@type': 'CollegeOrUniversity',
    '@id': '/#college',
    name: college.name,
    url: '/',
  }) satisfies CollegeOrUniversity

const collegeInFull = (site: SiteConfig) =>
  ({
    ...collegeInBrief(site),
    alternateName: site.college.short,
    logo: '/icon.svg',
    foundingDate: String(site.college.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.town,
      addressRegion: site.address.region,
      postalCode: site.address.postcode,
      addressCountry: site.address.country,
    },
    telephone: site.phones.office,
    ...(site.phones.fax && { faxNumber: site.phones.fax }),
    email: site.emails.office,
    sameAs: site.social.map(({ url }) => url),
    parentOrganization: { '@type': 'Organization', name: site.foundation.name, url: site.foundation.url },
  }) satisfies CollegeOrUniversity

/** From this a search engine takes the name that it shows above a result. */
const websiteOf = ({ college }: SiteConfig) =>
  ({
    '@type': 'WebSite',
    name: college.name,
    alternateName: college.short,
    url: '/',
    inLanguage: 'en-IN',
    publisher: { '@id': '/#college' },
  }) satisfies WebSite

/** The breadcrumb that visitors see, and the page itself at its end. */
function breadcrumbOf(path: string, { trail, heading }: Described): BreadcrumbList[] {
  if (!trail.length) return []
  const itemListElement = [...trail, { label: heading, href: path }].map(
    ({ label, href }, index) =>
      ({ '@type': 'ListItem', position: index + 1, name: label, item: href }) as const,
  )
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
