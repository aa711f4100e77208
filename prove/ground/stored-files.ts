import { readConfig } from '../../api/src/platform/config.ts'
import { openFiles } from '../../api/src/platform/files.ts'
import { loadSecrets } from '../../api/src/platform/secrets.ts'

/** Whether what was stored under that hash lies there, can be opened with the portal's own key, and is what was stored. */
export function storedFiles(dataDir: string): { isWhole(sha256: Buffer): Promise<boolean> } {
  const config = readConfig({ DATA_DIR: dataDir, PORTAL_ENV: 'demo' })
  const files = openFiles(config, loadSecrets(config))
  return { isWhole: (sha256) => files.read(sha256).then(() => true, () => false) } // prettier-ignore
}
