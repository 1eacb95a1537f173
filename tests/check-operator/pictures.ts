import type { getLobby } from '#endpoints/lobby.ts'
import { safeAddress } from '#domain/wire/redirect.ts'
import type { EndpointReply } from '#worker/http/endpoint.ts'
import { getAllowance } from './caller.ts'
import { send } from './http.ts'
import type { Target } from './options.ts'
import type { Rows } from './report.ts'

/** Pictures that are fetched; the addresses of all are checked. */
const FETCHED = 5
const MOST_BYTES = 150_000
const CALL = 'pictures of games'

/** Fetches pictures of the lobby as the page does. An operator without pictures has covers drawn by the app. */
export async function checkPictures(
  { origin }: Target,
  lobby: EndpointReply<typeof getLobby> | null,
  rows: Rows,
): Promise<void> {
  const images = lobby?.shelves.flatMap(({ games }) => games.flatMap(({ image }) => image ?? [])) ?? []
  if (images.length === 0) return rows.add(CALL, 'skipped', 'no game has one: the app draws the covers')
  const { protocol, hostname } = new URL(origin)
  const urls = [...new Set(images.map(({ url }) => url))]
  const rejected = urls.filter((url) => safeAddress(url, { protocol, hostname, origin }) === null)
  const problems = rejected.map((url) => `${short(url)}: the app takes https addresses without user info only`)
  for (const url of urls.filter((each) => !rejected.includes(each)).slice(0, FETCHED))
    problems.push(...(await findProblems(url, origin)).map((problem) => `${short(url)}: ${problem}`))
  return rows.judge(CALL, problems, `${urls.length} in the lobby`)
}

async function findProblems(url: string, origin: string): Promise<string[]> {
  try {
    const { status, headers, bytes } = await send({ method: 'GET', url, headers: { origin } })
    if (status !== 200) return [`answered with ${status}`]
    const type = headers['content-type'] ?? ''
    return [
      ...(type.startsWith('image/') ? [] : [`Content-Type is ${type || 'missing'}, not image/…`]),
      ...getAllowance(headers, origin, false).map((problem) => `${problem}: it is not stored for offline use`),
      ...(bytes > MOST_BYTES ? [`${bytes} bytes: from ${MOST_BYTES} on it is not stored for offline use`] : []),
    ]
  } catch (error) {
    return [`nobody answers: ${error instanceof Error ? error.message : 'unknown'}`]
  }
}

function short(url: string): string {
  return url.slice(0, 120)
}
