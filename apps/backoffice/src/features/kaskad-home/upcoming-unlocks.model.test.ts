import { expect, it } from 'vitest';
import { sampleGrant, sampleOwner } from '../../testing/sample-kaskad.ts';
import { upcomingUnlocks } from './upcoming-unlocks.model.ts';

const rows = [{ grant: sampleGrant(), owner: sampleOwner }];

it.each([
  ['2026-11-12', ['2026-12-12']],
  ['2026-11-11', ['2026-11-12']],
  ['2026-05-01', []],
  ['2028-07-12', []],
])('on %s what unlocks within 30 days is of %j', (today, days) => {
  expect(upcomingUnlocks(rows, today).map(({ day }) => day)).toEqual(days);
});
