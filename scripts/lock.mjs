// A registry mirror may lack the binaries for other platforms. npm then silently omits them from the lock file, and
// `npm ci` of npm 11.19 and newer rejects such a file everywhere.

/** Lists the optional packages that the lock file refers to but does not contain. */
export function missingFromLock(packages) {
  const missing = new Map()
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isReachable(packages, path, name)) missing.set(name, { name, version, dev: entry.dev })
    }
  }
  return [...missing.values()]
}

// Resolves a package as Node does: in the folder itself, then in each folder above.
function isReachable(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder.includes('/node_modules/')) return folder !== '' && isReachable(packages, '', name)
  }
}
