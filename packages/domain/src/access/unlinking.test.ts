import { expect, it } from 'vitest';
import { account } from './test-accounts.ts';
import { unlinkRefusal } from './unlinking.ts';

const both = { can_access_yield: true, can_access_kaskad: true };

it.each([
  ['both', both, null, null],
  ['yield alone', { can_access_yield: true }, 'only-service', 'not-linked'],
  ['kaskad alone', { can_access_kaskad: true }, 'not-linked', 'only-service'],
  ['neither', {}, 'not-linked', 'not-linked'],
])(
  'a client of %s may unlink a service only while the other one remains',
  (_who, flags, ofYield, ofKaskad) => {
    const user = account('client', flags);
    expect([unlinkRefusal(user, 'yield'), unlinkRefusal(user, 'kaskad')]).toEqual([ofYield, ofKaskad]);
  },
);
