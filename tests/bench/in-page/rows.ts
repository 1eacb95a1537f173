/** One stored row of a database; undefined when there is no such database, store or row. */
export function readStoredRow(database: string, store: string, key: string | number): Promise<unknown> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(database)
    // Reading must not create the database.
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
