import { expect, it } from 'vitest';
import { sampleGrant, sampleWallet, waitingGrant } from '../../shared/grants.fixture.ts';
import { readGrant } from '../../shared/grants.model.ts';
import { todoItems } from './dashboard.model.ts';

const bitcoin = { ...sampleGrant().class, network: 'bitcoin' } as const;
const shares = { ...sampleGrant().class, network: null };

it.each([
  ['a claimable grant and its wallet', [sampleGrant()], ['claim ATT-2026-0001']],
  ['a grant before its TGE', [waitingGrant()], []],
  [
    'a wallet of another network',
    [sampleGrant({ class: bitcoin })],
    ['wallet bitcoin', 'claim ATT-2026-0001'],
  ],
  ['units that are not claimed on a network', [sampleGrant({ class: shares })], []],
] as const)('with %s there is to do %j', (_, grants, expected) => {
  const items = todoItems(grants.map(readGrant), [sampleWallet()], '2026-11-22');
  expect(
    items.map((item) => (item.kind === 'claim' ? `claim ${item.reference}` : `wallet ${item.network}`)),
  ).toEqual(expected);
});
