import { expect, test } from 'vitest'
import { editorConfiguration } from './nginx-for-editor'

const listening = (origin: string) => editorConfiguration(origin, 'secret', {}).match(/listen .*(?=;)/g)

test('the editor and its preview answer over IPv4 and IPv6: another site on the machine would answer instead', () => {
  expect(listening('https://edit.example.org')).toEqual([
    'listen 443 ssl',
    'listen [::]:443 ssl',
    'listen 8443 ssl',
    'listen [::]:8443 ssl',
  ])
  expect(listening('https://edit.example.org:9443')?.slice(0, 2)).toEqual([
    'listen 9443 ssl',
    'listen [::]:9443 ssl',
  ])
})
