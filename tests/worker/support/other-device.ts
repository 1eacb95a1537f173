import { loginByEmail } from '#endpoints/login.ts'
import type { EndpointBody, Endpoint, EndpointReply } from '#worker/http/endpoint.ts'
import { createCaller } from '../../operator/caller.ts'
import { EMAIL, PASSWORD } from './world.ts'

/** Another device of the player: calls the operator with its own login, and shares nothing with this browser. */
export async function otherDevice(port: number) {
  const call = createCaller(port)
  const login = await call(loginByEmail, { body: { email: EMAIL, password: PASSWORD } })
  if (!login.ok || !login.reply.token) throw new Error('the other device is not let in')
  const { token } = login.reply
  return async function does<const E extends Endpoint>(
    endpoint: E,
    asked: { body?: EndpointBody<E>; params?: Record<string, string> } = {},
  ): Promise<EndpointReply<E>> {
    const answer = await call(endpoint, { ...asked, token, ...(endpoint.once && { key: crypto.randomUUID() }) })
    if (!answer.ok) throw new Error(`${endpoint.name}: ${JSON.stringify(answer.problem)}`)
    return answer.reply
  }
}
