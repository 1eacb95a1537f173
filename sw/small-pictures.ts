/** A larger picture is shown and not cached: a phone has no room for hundreds of them. */
const PICTURE_MAX_BYTES = 150_000

/** A plugin that lets a cache store pictures only, and none that is too large. */
export const smallPictures = {
  async cacheWillUpdate({ response }: { response: Response }): Promise<Response | null> {
    const { size, type } = await response.clone().blob()
    return response.status === 200 && type.startsWith('image/') && size <= PICTURE_MAX_BYTES ? response : null
  },
}
