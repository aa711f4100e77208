import { sealerOfSession } from './device-key.ts'
import { hasDeviceStore, openDeviceStore } from './device-store.ts'
import { headOf, type Applied, type Kept } from './keeper.ts'

/** What of one application waits, and since when. */
export type KeptOfOne = Applied & { kept: Kept[]; at: number }

/** How much waits on this device, by application, for whoever has just logged in. */
export async function listKept(): Promise<KeptOfOne[]> {
  const sealer = (await hasDeviceStore()) ? await sealerOfSession() : undefined
  const store = sealer && (await openDeviceStore())
  if (!sealer || !store) return []
  const found = new Map<string, KeptOfOne>()
  for (const entry of await store.listOf(sealer.owner)) {
    const named = await headOf(sealer, entry)
    if (!named) continue
    const { applicationNo, service } = named
    const before = found.get(applicationNo)
    found.set(applicationNo, {
      applicationNo,
      service,
      kept: [...(before?.kept ?? []), named],
      at: Math.max(before?.at ?? 0, entry.at),
    })
  }
  return [...found.values()]
}
