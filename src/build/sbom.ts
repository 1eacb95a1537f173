/** A package of the bundle, as Vite lists it. */
export type Package = { name: string; version: string; identifier?: string; text?: string }

/** What of a lock file is read: packages by their place, each with the hash of its archive. */
export type Lock = { packages: Record<string, { version?: string; integrity?: string }> }

/** A bill of materials (CycloneDX 1.5) of the packages that are in a build. The same build has the same bill. */
export function toSbom(app: { name: string; version: string }, packages: readonly Package[], lock: Lock): object {
  const byRef = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${app.name}@${app.version}`, ...app } },
    components: [...byRef]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([ref, { name, version, identifier }]) => ({
        type: 'library',
        'bom-ref': ref,
        name,
        version,
        scope: 'required',
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        ...(identifier && { licenses: [toLicense(identifier)] }),
        ...getHashes(name, version, lock),
      })),
  }
}

function toLicense(identifier: string) {
  return /\s/.test(identifier) ? { expression: identifier } : { license: { id: identifier } }
}

function getHashes(name: string, version: string, { packages }: Lock) {
  const place = `node_modules/${name}`
  const found = Object.entries(packages).find(
    ([path, each]) => (path === place || path.endsWith(`/${place}`)) && each.version === version,
  )
  const [algorithm, content = ''] = found?.[1].integrity?.split('-') ?? []
  if (algorithm !== 'sha512') return {}
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] }
}
