import type { PackageName } from '@college/shared/contract/release-manifest'
import type { SiteConfig } from '@college/shared/contract/site-config'
import { caching, headers, headersFor, isWords, longestAddress, types } from './headers'

export type NginxServer = {
  /** The public origin: `https://www.example.org`. */
  origin: string
  root: string
  certificate: string
  key: string
  /** Address and port for HTTPS, in nginx's notation; by default all addresses, at the origin's port. */
  listen?: string | undefined
  /** Address and port that redirect HTTP to HTTPS; by default all addresses, at port 80. */
  plain?: string | undefined
  brotli: boolean
}

/**
 * The nginx configuration of the whole site, equivalent to the local server, for nginx's `http` block.
 *
 * @param notFoundFolders folders of pages with a separate not-found page, such as `/department/ug`
 */
export function siteConfiguration(
  server: NginxServer,
  notFoundFolders: string[],
  site: Pick<SiteConfig, 'reports'> = {},
): string {
  const page = '$college_site_page'
  return configuration('site', server, headersFor(site), {
    maps: `
# A page's file: /library and /library/ are library.html.
map $uri ${page} {
  / /index;
  ~^(.*[^/])/$ $1;
  default $uri;
}
`,
    locations: `
  error_page 404 /404.html;
  location ~ /404\\.html$ { internal; }
  location ~ /404/?$ { return 404; }

  location /assets/ {
    error_page 404 @gone;
    try_files $uri =404;
  }
  location @gone {
    default_type text/plain;
    return 404 "Not found";
  }

  # The nearest not-found page: one of these, or that of the site.
${notFoundFolders
  .map(
    (folder) => `  location ${folder}/ {
    error_page 404 ${folder}/404.html;
    try_files $uri ${page}.html =404;
  }
`,
  )
  .join('')}  location / { try_files $uri ${page}.html =404; }
`,
  })
}

/**
 * The nginx configuration of one section's own server: its files, readable by the site's pages and no others.
 */
export const sectionConfiguration = (server: NginxServer, section: PackageName, site: string): string =>
  configuration(
    section,
    server,
    { ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': site },
    {
      maps: '',
      locations: `
  location /assets/${section}/ { try_files $uri =404; }
  location / { return 404; }
`,
    },
  )

function configuration(
  name: string,
  { origin, root, certificate, key, listen, plain, brotli }: NginxServer,
  headers: Record<string, string>,
  { maps, locations }: { maps: string; locations: string },
): string {
  const { hostname, port, host } = new URL(origin)
  const [allow, cache] = [`$college_${name}_allow`, `$college_${name}_cache`]
  const [secure, open] = [listeners(listen, port || '443'), listeners(plain, '80')]
  const other = otherName(hostname)
  return `# ${origin}: made by \`npx college nginx\`. It belongs into nginx's http block.

map $request_method ${allow} {
  GET "";
  HEAD "";
  default "GET, HEAD";
}

# Only what was found may be kept: a hashed file that is missing now may come with the next release.
map "$status $uri" ${cache} {
  "~/mf-manifest.json$" "${caching.other}";
  "~^(200|206|304) /assets/" "${caching.hashed}";
  default "${caching.other}";
}
${maps}
server {
${open.map((address) => `  listen ${address};`).join('\n')}
  server_name ${[hostname, ...other].join(' ')};
  server_tokens off;
  return 301 https://${host}$request_uri;
}

server {
  # From 1.25.1 on nginx warns of http2 here, and takes it: Debian 12's 1.22 does not know "http2 on;".
${secure.map((address) => `  listen ${address} ssl http2;`).join('\n')}
  server_name ${hostname};
  ssl_certificate ${quoted(certificate)};
  ssl_certificate_key ${quoted(key)};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:college_${name}:2m;
  ssl_session_tickets off;

  root ${quoted(root)};
  server_tokens off;
  large_client_header_buffers 4 ${longestAddress / 1024}k;
  client_max_body_size 1k;
  merge_slashes off;

${Object.entries(headers)
  .map(([header, value]) => `  add_header ${header} ${quoted(value)} always;`)
  .join('\n')}
  add_header Cache-Control ${cache} always;
  add_header Allow ${allow} always;
  if (${allow}) { return 405; }

  # Compressed when they were made, sent as they lie there.
${brotli ? '  brotli_static on;\n' : ''}  gzip_static on;
  gzip_vary on;

  types {
${types.map(([type, endings]) => `    ${type} ${endings};`).join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${charsetTypes};

  # Files beside the site, and the compressed forms by themselves, are no addresses of it.
  location ~ (//|^/\\.(?!well-known/)|./\\.|\\.(br|gz)$|^/delivered\\.json$) { return 404; }
${locations}}
${other
  .map(
    (name) => `
# Behind the site's own server, which answers whoever names none. The certificate is the same: certbot certonly -d ${hostname} -d ${name}
server {
${secure.map((address) => `  listen ${address} ssl http2;`).join('\n')}
  server_name ${name};
  ssl_certificate ${quoted(certificate)};
  ssl_certificate_key ${quoted(key)};
  server_tokens off;
  return 301 https://${host}$request_uri;
}
`,
  )
  .join('')}`
}

/** Without `text/html`, which nginx adds itself; it warns about duplicates. */
const charsetTypes = types
  .map(([type]) => type)
  .filter((type) => isWords(type) && type !== 'text/html')
  .join(' ')

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** Addresses to listen at: the one named, or all of both families. */
const listeners = (named: string | undefined, port: string) => (named ? [named] : [port, `[::]:${port}`])

/** The other name that people type: with or without `www.`. A machine's own name has none. */
function otherName(hostname: string): string[] {
  if (hostname.startsWith('www.')) return [hostname.slice('www.'.length)]
  return /\.[a-z]+$/.test(hostname) ? [`www.${hostname}`] : []
}
