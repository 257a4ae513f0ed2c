import type { SiteConfig } from '../site-config'

/** The facts of a college that does not exist: tests do not depend on those in `shared/site.yaml`, which change. */
export const sampleSite: SiteConfig = {
  product: 'herbarium',
  origin: 'https://herbarium.example.org',
  college: { name: 'Herbarium School of Gardening', short: 'Herbarium School', founded: 1987 },
  foundation: { name: 'Seed Foundation', url: 'https://seed.example.org' },
  hospital: { name: 'Hospital of the Meadow', url: 'https://meadow.example.org' },
  town: 'Exampleton',
  address: {
    street: '1 Hedge Lane',
    town: 'Exampleton',
    region: 'Exampleshire',
    postcode: '00001',
    country: 'Nowhere',
  },
  phones: { office: '+00 11111 22222', fax: '+00 11111 33333', lines: ['+00 11111 44444'] },
  emails: {
    office: 'office@herbarium.example.org',
    admissions: 'admissions@herbarium.example.org',
    principal: 'principal@herbarium.example.org',
  },
  social: [{ network: 'Birdsong', url: 'https://birdsong.example.org/herbarium' }],
  map: { url: 'https://atlas.example.org/frame', link: 'https://atlas.example.org' },
  offline: true,
}
