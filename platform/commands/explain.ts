import { explain, releaseWith, scriptPlace, shown } from '../release/explain'
import { storedPackages } from '../store/seal'
import { Refusal } from '../store/site-store'
import { command, packageNamed } from './command'

export const explainCommand = command('explain', {
  summary: 'names the source line behind a place in a script',
  help: `
npx college explain <section> <version> <file:line:column> ...
npx college explain <address:line:column> ...

Names the source line behind a place in a served script. The console of a page that failed ends with this
command. An address (/assets/media/life-1a2b3c4d.js:1:2345, or a whole one) names section and script by itself;
it is looked up in the newest release that has the script.

  <section>    shell, or a section: npx college status lists them
  <version>    of a stored release; npx college status lists them
`,
  words: Number.POSITIVE_INFINITY,
  async run(_, words, { store: { driver } }) {
    const byAddress = words[0]?.includes('/') ?? false
    const [section, version] = byAddress ? [] : words
    const places = byAddress ? words : words.slice(2)
    const named = byAddress ? undefined : packageNamed(section, await storedPackages(driver))
    if (!places.length)
      throw new Refusal(
        `found no place in a script, expected <section> <version> <file:line:column>; --help says more.`,
      )
    for (const place of places.map(scriptPlace)) {
      const owner = named ?? place.section
      if (!owner)
        throw new Refusal(`${place.script}: found no section, expected /assets/<section>/ before it.`)
      const release = version ?? (await releaseWith(driver, owner, place.script))
      const source = shown(await explain(driver, owner, release, place))
      console.log(`${owner} ${release} ${place.script}:${place.line}:${place.column}\n${source}\n`)
    }
  },
})
