import { readConfig } from '@wewb/api/config/config.ts'
import { openFileStore } from '@wewb/api/storage/file-store.ts'
import { loadSecrets } from '@wewb/api/security/secrets.ts'

/** Checks that the file with this hash exists, decrypts with the portal's key, and is unchanged. */
export function openStoredFiles(dataDir: string): { isIntact(sha256: Buffer): Promise<boolean> } {
  const config = readConfig({ DATA_DIR: dataDir, PORTAL_ENV: 'demo' })
  const files = openFileStore(config, loadSecrets(config))
  return {
    isIntact: (sha256) =>
      files.read(sha256).then(
        () => true,
        () => false,
      ),
  }
}
