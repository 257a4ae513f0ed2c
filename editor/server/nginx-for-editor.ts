import { editorPort, previewPort, proxyHeader, userHeader } from './guard'

const publicPreviewPort = 8443

export const publicPreview = (origin: string) => `https://${new URL(origin).hostname}:${publicPreviewPort}`

type Files = { certificate?: string | undefined; key?: string | undefined }

/**
 * The nginx configuration for `npm run edit -- --serve`: sign-in by a password file, and the user's name in a
 * header. Another sign-in (oauth2-proxy by `auth_request`) replaces the two `auth_basic` lines.
 */
export function editorConfiguration(origin: string, secret: string, files: Files): string {
  const { hostname, port } = new URL(origin)
  const certificates = `/etc/letsencrypt/live/${hostname}`
  const { certificate = `${certificates}/fullchain.pem`, key = `${certificates}/privkey.pem` } = files
  const server = (listen: number | string, to: number, rules = '') => `
server {
  listen ${listen} ssl;
  listen [::]:${listen} ssl;
  server_name ${hostname};
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  auth_basic "Edit the site";
  auth_basic_user_file /etc/nginx/editors.htpasswd;
  client_max_body_size 64m;
  gzip on;
  gzip_types application/json text/javascript text/css;
  proxy_http_version 1.1;
  proxy_buffering off;
  proxy_read_timeout 1h;
  proxy_set_header Host $http_host;
${rules}  location / { proxy_pass http://127.0.0.1:${to}; }
}
`
  const signs = `  proxy_set_header ${userHeader} $remote_user;\n  proxy_set_header ${proxyHeader} ${secret};\n`
  return `# The editor behind the college's sign-in. The people in editors.yaml have passwords in /etc/nginx/editors.htpasswd.
# Keep this file readable by root alone: it holds what tells the editor that a request is the proxy's.
# On a host without IPv6, take out the lines with [::].
${server(port || 443, editorPort, signs)}${server(publicPreviewPort, previewPort)}`
}
