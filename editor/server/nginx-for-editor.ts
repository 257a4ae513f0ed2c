import { proxyHeader, userHeader } from './proxy-guard'

type EditorProxy = {
  /** The editor's public origin: `https://edit.example.org`. */
  origin: string
  certificate: string
  key: string
  /** The editor's port on this machine. */
  port: number
  /** Each person, with the ports of their development servers, the shell's first. */
  people: { name: string; shell: number; sections: { name: string; port: number }[] }[]
  shift: number
  secret: string
}

/**
 * The nginx configuration before `npm run edit -- --serve`: sign-in by a password file, the user's name in a header, and
 * each person's development servers for that person alone. Another sign-in (oauth2-proxy by `auth_request`) takes the
 * place of the two `auth_basic` lines.
 */
export function editorConfiguration({
  origin,
  certificate,
  key,
  port,
  people,
  shift,
  secret,
}: EditorProxy): string {
  const { hostname } = new URL(origin)
  const server = (listen: number | string, rules: string, locations: string) => `
server {
  listen ${listen} ssl;
  server_name ${hostname};
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  auth_basic "Edit the site";
  auth_basic_user_file /etc/nginx/editors.htpasswd;
  client_max_body_size 64m;
  proxy_http_version 1.1;
  proxy_buffering off;
  proxy_read_timeout 1h;
  proxy_set_header Host $http_host;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection "upgrade";
${rules}${locations}}
`
  const to = (path: string, port: number) => `  location ${path} { proxy_pass http://127.0.0.1:${port}; }\n`
  const editor = server(
    new URL(origin).port || 443,
    `  proxy_set_header ${userHeader} $remote_user;\n  proxy_set_header ${proxyHeader} ${secret};\n`,
    to('/', port),
  )
  const sites = people.map(({ name, shell, sections }) =>
    server(
      shell + shift,
      // Before the sign-in has asked, nobody has a name yet.
      `  if ($remote_user !~ "^(${name.replaceAll('.', '\\.')})?$") { return 403; }\n`,
      [to('/', shell), ...sections.map(({ name, port }) => to(`/~${name}/`, port))].join(''),
    ),
  )
  return `# The editor behind the college's sign-in. The people in editors.yaml have passwords in /etc/nginx/editors.htpasswd.
# Keep this file readable by root alone: it holds what tells the editor that a request is the proxy's.
${editor}${sites.join('')}`
}
