import { request as ask, createServer } from 'node:http'
import type { Guard } from './guard'
import type { EditingPerson } from './people'
import { userOf } from './proxy-guard'
import { answer } from './requests'

/** Starts one person's own editor, gives its port, and says when it has ended. */
export type StartFor = (person: EditingPerson, ended: () => void) => Promise<number>

/**
 * The editor for several people: each gets an editor, a desk and development servers of their own, started at their
 * first request. It is reached through the college's sign-in only.
 */
export function editorGateway(guard: Guard, people: EditingPerson[], startFor: StartFor) {
  const started = new Map<string, Promise<number>>()
  const portOf = (person: EditingPerson) => {
    const known = started.get(person.name) ?? startFor(person, () => started.delete(person.name))
    started.set(person.name, known)
    return known
  }
  return createServer(async (request, response) => {
    const refusal = guard.refusal(request)
    if (refusal) return answer(response, 403, { refusal })
    const person = people.find(({ name }) => name === userOf(request))
    if (!person)
      return answer(response, 403, {
        refusal: `${userOf(request)} may edit nothing here; editors.yaml says who may.`,
      })
    try {
      const { url: path, method, headers } = request
      const inner = ask({ host: '127.0.0.1', port: await portOf(person), path, method, headers }, (given) => {
        response.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(response)
      })
      inner.on('error', () =>
        answer(response, 502, { refusal: 'Your editor is starting; reload in a moment.' }),
      )
      request.pipe(inner)
    } catch (error) {
      console.error(error)
      answer(response, 502, { refusal: 'Your editor could not be started; the log says why.' })
    }
  })
}
