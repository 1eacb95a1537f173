/** One row of a database as it is stored; undefined where there is no such database, store or row. */
export function readRow(database: string, store: string, key: string | number): Promise<unknown> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(database)
    // It must not be created by looking at it.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('error', () => resolve(undefined))
    opening.addEventListener('success', () => {
      const { result } = opening
      if (!result.objectStoreNames.contains(store)) {
        result.close()
        return resolve(undefined)
      }
      const reading = result.transaction(store).objectStore(store).get(key)
      reading.addEventListener('success', () => resolve(reading.result))
      reading.addEventListener('error', () => resolve(undefined))
      result.close()
    })
  })
}
