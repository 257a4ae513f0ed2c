import { deliverLive } from '../deliver/deliver-live'
import { Refusal } from '../store/site-store'
import { command } from './command'

export const deliver = command('deliver', {
  summary: 'copies the live site to a folder, a bucket or a server',
  help: `
npx college deliver [<target> …]

Copies the live site to where visitors get it: files before pages, pages before maps. If it was interrupted, run it
again. release, promote, rollback and compose do it as their last step when SITE_DELIVER names targets.

  <target>   a folder that is there, s3://<bucket>/<prefix>, or rsync:<host>:<folder>; without one, those of SITE_DELIVER

SITE_KEEP_DAYS says how long files of sites before stay for open tabs (7). SITE_PURGE is a command that gets the changed
addresses, a line each, and lets a CDN forget them.
`,
  words: Number.POSITIVE_INFINITY,
  async run(_, words, { store }) {
    const said = await deliverLive(store, words.length ? words : undefined)
    if (!said)
      throw new Refusal(
        'found no target, expected one, such as npx college deliver /srv/site, or SITE_DELIVER.',
      )
    console.log(said)
  },
})
