import { rng } from '../kit/rand.mjs'
import { aloe } from './aloe.mjs'
import { amla } from './amla.mjs'
import { ashoka } from './ashoka.mjs'
import { ashwagandha } from './ashwagandha.mjs'
import { bael } from './bael.mjs'
import { banana } from './banana.mjs'
import { banyan } from './banyan.mjs'
import { betel } from './betel.mjs'
import { brahmi } from './brahmi.mjs'
import { castor } from './castor.mjs'
import { plate } from './engine/plate.mjs'
import { ginger } from './ginger.mjs'
import { gotuKola } from './gotu-kola.mjs'
import { guduchi } from './guduchi.mjs'
import { hibiscus } from './hibiscus.mjs'
import { jasmine } from './jasmine.mjs'
import { lemongrass } from './lemongrass.mjs'
import { lotus } from './lotus.mjs'
import { mango } from './mango.mjs'
import { moringa } from './moringa.mjs'
import { neem } from './neem.mjs'
import { peepal } from './peepal.mjs'
import { pepper } from './pepper.mjs'
import { pomegranate } from './pomegranate.mjs'
import { sandalwood } from './sandalwood.mjs'
import { tulsi } from './tulsi.mjs'
import { turmeric } from './turmeric.mjs'
import { vetiver } from './vetiver.mjs'

const plants = {
  aloe,
  amla,
  ashoka,
  ashwagandha,
  bael,
  banana,
  banyan,
  betel,
  brahmi,
  castor,
  ginger,
  'gotu-kola': gotuKola,
  guduchi,
  hibiscus,
  jasmine,
  lemongrass,
  lotus,
  mango,
  moringa,
  neem,
  peepal,
  pepper,
  pomegranate,
  sandalwood,
  tulsi,
  turmeric,
  vetiver,
}

/** One drawing a name: the text of its SVG. */
export const scenes = Object.fromEntries(
  Object.entries(plants).map(([name, draw]) => [
    name,
    () => {
      const p = plate(name)
      draw(p, rng(name))
      return p.svg()
    },
  ]),
)
