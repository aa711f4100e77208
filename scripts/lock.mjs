// A registry mirror may lack the binaries for other platforms than its own. npm then leaves them out
// of the lock file without a word, and `npm ci` of npm 11.19 and newer refuses such a file everywhere.

/** The optional packages that the lock file promises but does not hold. */
export function missingFromLock(packages) {
  const missing = new Map()
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isReachable(packages, path, name)) missing.set(name, { name, version, dev: entry.dev })
    }
  }
  return [...missing.values()]
}

// As Node looks for a package: in the folder itself, then in each folder above.
function isReachable(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder.includes('/node_modules/')) return folder !== '' && isReachable(packages, '', name)
  }
}
