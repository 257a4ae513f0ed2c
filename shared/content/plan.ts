import { z } from 'zod'
import { href, illustration, text } from './fields'

/** A drawing with words at places that are known to the page. */
export const plan = <Places extends z.ZodRawShape>(places: Places) =>
  illustration().extend({ heading: text(60), places: z.strictObject(places) })

const place = () =>
  z.strictObject({
    name: text(40),
    href: href().optional().describe('The page that says more about the place.'),
  })

/** The campus from above, as `campus.svg` draws it: what stands there, in the order of its numbers. */
export const campusPlan = () =>
  plan({
    gate: place(),
    main: place(),
    library: place(),
    yogaHall: place(),
    hospital: place(),
    garden: place(),
    pond: place(),
    hostel: place(),
    ground: place(),
    fields: place(),
  })
export type CampusPlan = z.infer<ReturnType<typeof campusPlan>>
