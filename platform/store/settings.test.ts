import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { orRefuse } from '../commands/college'
import { checkSettings, type SettingName, setting, settingNames } from './settings'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const words = ['', ' ', "'x1'", '"x1"', 'x1 x2', 'x1 ', ' x1', 'x1\nx2']
const numbers = ['', ' ', 'long', '-1', '3s', '1e1', '010', '0x10', ' 3', '3 ', '3,5', 'NaN', 'Infinity', '٣']
const ports = [...numbers, '65536', '3.0', ':4173', 'localhost:4173']
const folders = [
  '',
  ' ',
  "'/srv/site'",
  '"/srv/site"',
  '$HOME/site',
  '%HOME%',
  's3:/college',
  'S3://college',
  'file:///srv',
  '~/site',
  ' /srv/site',
  '/srv/site ',
]
const endpoints = [
  ...words,
  's3.example.org',
  'ftp://s3.example.org',
  'http://',
  'http://host:',
  'http://host:/s3',
]
const more = [
  'http://host:99999',
  'https://host?x',
  'https://host#x',
  'https://key:secret@host',
  'https:///s3',
]

const nasty: Record<SettingName, string[]> = {
  SITE_STORE: [
    ...folders,
    's3://',
    's3://College',
    's3://a',
    's3:college',
    's3:/college',
    'S3://college',
    'https://college.example.org',
  ],
  SITE_CACHE: folders,
  SITE_CONFIG: folders,
  SITE_ENV: ['', ' ', 'prod', 'Production', ' production', 'true', '1', 'development'],
  SITE_WORKERS: [...numbers, '0', '100', '1.5'],
  SITE_PATIENCE: [...numbers, '0'],
  SITE_DELIVER: [
    'somewhere',
    'S3://college',
    's3:/college',
    '/srv/site,/srv/other',
    '/srv/site;/srv/other',
    '/srv/site:/srv/other',
    '/srv/site,',
    "'/srv/site'",
    'rsync:www1:/srv/site;rsync:www2:/srv/site',
    '/srv/site s3:',
    'rsync:',
  ],
  SITE_KEEP_DAYS: [...numbers, '7d'],
  SITE_MEASURES: folders,
  SITE_PURGE: [],
  AWS_ACCESS_KEY_ID: words,
  AWS_SECRET_ACCESS_KEY: words,
  AWS_SESSION_TOKEN: words,
  AWS_REGION: [...words, 'eu-west-1/', 'eu.west'],
  AWS_DEFAULT_REGION: words,
  AWS_ENDPOINT_URL_S3: [...endpoints, ...more],
  AWS_ENDPOINT_URL: [...endpoints, ...more],
  PORT: ports,
  EMAIL_PORT: [...ports, '0'],
  DEV_PORT: [...ports, '0', '65535'],
  EDITORS: folders,
  BROWSER_PATH: folders,
}

const right: Record<SettingName, string[]> = {
  SITE_STORE: [
    '/srv/site',
    'site',
    '../site',
    's3://college',
    's3://college/site/a',
    'C:/site',
    '/srv/two words',
  ],
  SITE_CACHE: ['.cache'],
  SITE_CONFIG: ['site.yaml'],
  SITE_ENV: ['production'],
  SITE_WORKERS: ['1', '8'],
  SITE_PATIENCE: ['3', '0.5', '60'],
  SITE_DELIVER: [
    '',
    ' ',
    '/srv/site ./www',
    's3://college-www rsync:deploy@www1:/srv/site',
    'rsync:www1:site',
    'rsync:www1::site',
  ],
  SITE_KEEP_DAYS: ['0', '7', '0.5'],
  SITE_MEASURES: ['/srv/college/notices.log', 'notices.log'],
  SITE_PURGE: ['', 'xargs -n1 purge'],
  AWS_ACCESS_KEY_ID: ['AKIA'],
  AWS_SECRET_ACCESS_KEY: ['a/b+c='],
  AWS_SESSION_TOKEN: ['a=='],
  AWS_REGION: ['eu-west-1', 'default'],
  AWS_DEFAULT_REGION: ['us-east-1'],
  AWS_ENDPOINT_URL_S3: [
    'http://127.0.0.1:9000',
    'https://s3.example.org/',
    'https://x.example.org/storage/v1/s3',
    'http://[::1]:9000',
  ],
  AWS_ENDPOINT_URL: ['https://s3.example.org'],
  PORT: ['0', '4173'],
  EMAIL_PORT: ['4174'],
  DEV_PORT: ['5173'],
  EDITORS: ['/etc/college/editors.yaml'],
  BROWSER_PATH: ['/usr/bin/chromium'],
}

test.each(settingNames)('%s is valid, or is refused before anything is done', async (name) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`exit ${status}`)
  })
  const run = vi.fn()
  for (const value of nasty[name]) {
    vi.stubEnv(name, value)
    await expect(orRefuse(run), `${name}='${value}'`).rejects.toThrow('exit 1')
    const sentence = String(error.mock.lastCall?.[0])
    expect(sentence).toMatch(new RegExp(`^${name}: found `))
    expect(sentence).toMatch(/, expected [^\n]+\.$/)
    if (!/KEY|TOKEN/.test(name)) expect(sentence).toContain(`'${value.replace('//key:secret@', '//…@')}'`)
    else expect(sentence, 'a secret').not.toContain('x1')
  }
  expect(run).not.toHaveBeenCalled()
  for (const value of right[name]) {
    vi.stubEnv(name, value)
    expect(setting(name), value).toBeDefined()
  }
})

test.each(['AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_S3', 'SITE_DELIVER', 'SITE_STORE'] as const)(
  '%s refused shows no password',
  (name) => {
    vi.stubEnv(name, 'https://somebody:x1@s3.example.org')
    expect(() => setting(name)).toThrow(`${name}: found 'https://…@s3.example.org', expected `)
    vi.unstubAllEnvs()
  },
)

test('a target with slashes at its end is the same target', () => {
  vi.stubEnv(
    'SITE_DELIVER',
    '/srv/a /srv/a/ /srv/a// s3://college-www/ s3://college-www / rsync:x:y/ rsync:x:y',
  )
  expect(setting('SITE_DELIVER')).toEqual(['/srv/a', 's3://college-www', '/', 'rsync:x:y'])
  vi.unstubAllEnvs()
})

test('refuses a misspelt variable of ours; ignores all others', () => {
  for (const [name, meant] of [
    ['SITE_STOR', 'SITE_STORE'],
    ['SITE_KEEPDAYS', 'SITE_KEEP_DAYS'],
    ['SITE_DELIVERY', 'SITE_DELIVER'],
    ['SITE_PURGES', 'SITE_PURGE'],
    ['SITE_KEEP', 'SITE_KEEP_DAYS'],
    ['SITE_ENVIRONMENT', 'SITE_ENV'],
    ['SITE_DELIVER_TO', 'SITE_DELIVER'],
    ['SITE_STORE_URL', 'SITE_STORE'],
    ['Site_Store', 'SITE_STORE'],
    ['site_deliver', 'SITE_DELIVER'],
  ] as const) {
    vi.stubEnv(name, 'x')
    expect(checkSettings).toThrow(`found the variable ${name}, expected ${meant}.`)
    vi.unstubAllEnvs()
  }
  for (const name of ['SITE_URL', 'SITE_FOLDER', 'SITE_NAME', 'SITE_RUNNER', 'SITE_ROLE', 'SITE_ID'])
    vi.stubEnv(name, 'x')
  expect(checkSettings).not.toThrow()
})

test('the table of variables in README.md names every one', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  expect(settingNames.filter((name) => !readme.includes(`\`${name}`))).toEqual([])
})
