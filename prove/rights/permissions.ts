import { seenOnce } from './permission-proof.ts'
import { finding, type Promised } from '../promise.ts'

export const permissions: Promised = {
  id: 'permissions',
  smoke: true,
  says: 'every call by everybody, on own and others’ files, in own and other offices: as the permission table says; an unticked menu is 403 on the next call',
  prove: async (scale) => {
    const { contracts, people, asked, wrong, unticked } = await seenOnce(scale)
    return finding(
      `${contracts} calls × ${people} people: ${asked} answers, ${wrong.length} wrong; ${unticked} menus unticked`,
      wrong.slice(0, 5),
    )
  },
}
