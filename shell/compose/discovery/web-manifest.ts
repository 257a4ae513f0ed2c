import type { SiteConfig } from '../../../shared/site/site-config'
import type { Icons } from './icons'
import { palette } from './palette'

/** `manifest.webmanifest`: what the site is called and looks like on a home screen (W3C Web Application Manifest). */
export function webManifest(site: SiteConfig, icons: Icons): string {
  const png = (src: string, side: number, purpose = 'any') => ({
    src,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: site.college.name,
    short_name: site.college.short,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      png(icons.plain192, 192),
      png(icons.plain512, 512),
      png(icons.maskable512, 512, 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}
