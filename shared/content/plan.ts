import { z } from 'zod'
import { href, illustration, text } from './fields'

/** A drawing, and what is at each of its places; the page knows where on the drawing they are. */
export const plan = <Places extends z.ZodRawShape>(places: Places) =>
  illustration().extend({ heading: text(60), places: z.strictObject(places) })

const place = () =>
  z.strictObject({
    name: text(40),
    href: href().optional().describe('The page that says more about the place.'),
  })

/** The campus from above, as `campus.svg` draws it: its places in the order of their numbers. */
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
