import { z } from 'zod'

/*
 * What the site may say in JSON-LD: the types it uses, with the fields that search engines require
 * (https://developers.google.com/search/docs/appearance/structured-data) and no field that schema.org does not
 * know for the type. Compile-time types allow everything to be left out, so tests hold every page against these.
 */

const words = z.string().trim().min(1)
const url = z.url({ protocol: /^https$/ })
const day = z.iso.date()
const duration = z.string().regex(/^P(\d+Y|T\d+S)$/)
const reference = z.strictObject({ '@id': url })

const type = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ '@type': z.literal(name), ...shape })

const address = type('PostalAddress', {
  streetAddress: words.optional(),
  addressLocality: words,
  addressRegion: words.optional(),
  postalCode: words.optional(),
  addressCountry: words.optional(),
})

const college = type('CollegeOrUniversity', {
  '@id': url,
  name: words,
  url,
  alternateName: words.optional(),
  logo: url.optional(),
  foundingDate: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  address: address.optional(),
  telephone: words.optional(),
  faxNumber: words.optional(),
  email: z.email().optional(),
  sameAs: z.array(url).optional(),
  parentOrganization: type('Organization', { name: words, url }).optional(),
})

const website = type('WebSite', {
  name: words,
  alternateName: words,
  url,
  inLanguage: words,
  publisher: reference,
})

const breadcrumb = type('BreadcrumbList', {
  itemListElement: z.array(type('ListItem', { position: z.int(), name: words, item: url })).min(2),
})

const course = type('Course', {
  name: words,
  description: words,
  url,
  image: url,
  provider: reference,
  educationalCredentialAwarded: words,
  coursePrerequisites: words,
  timeRequired: duration.optional(),
})

// Search engines show a list from three courses on; how many there are is the college's matter.
const courses = type('ItemList', {
  itemListElement: z.array(type('ListItem', { position: z.int(), item: course })).min(1),
})

const person = type('Person', { name: words, jobTitle: words, affiliation: reference })

const event = type('Event', {
  name: words,
  startDate: day,
  endDate: day,
  location: z.union([type('Place', { name: words, address }), type('VirtualLocation', { url })]),
  organizer: reference,
  performer: type('Person', { name: words }).optional(),
})

const video = type('VideoObject', {
  name: words,
  description: words,
  thumbnailUrl: url,
  contentUrl: url,
  uploadDate: day,
  duration,
})

const hospital = type('Hospital', {
  name: words,
  alternateName: words,
  url,
  description: words,
  image: url,
  address,
  parentOrganization: reference,
})

/** The JSON-LD of one page. */
export const pageGraph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(
    z.discriminatedUnion('@type', [
      college,
      website,
      breadcrumb,
      course,
      courses,
      person,
      event,
      video,
      hospital,
    ]),
  ),
})
