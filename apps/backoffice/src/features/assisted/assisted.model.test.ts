import { expect, it } from 'vitest';
import { sampleAssisted, sampleTerms } from '../../testing/sample-assisted.ts';
import { type Assisted, assistedPaths, draftFacts, shownScreen } from './assisted.model.ts';

it.each<[string | null, Partial<Assisted>, ReturnType<typeof shownScreen>]>([
  [null, {}, 'product'],
  ['client', {}, 'client'],
  ['send', {}, 'product'],
  ['payment', {}, 'product'],
  [null, { step: 'signature' }, 'send'],
  ['origin', { step: 'signature' }, 'origin'],
  ['product', { state: 'sent' }, 'send'],
  ['summary', { state: 'sent' }, 'summary'],
  [null, { state: 'accepted' }, 'summary'],
  ['compliance', { state: 'expired' }, 'summary'],
])(
  'asked for %s of %o, shows %s: never further than what is saved, nor a form of what was sent',
  (asked, draft, shown) => {
    expect(shownScreen(asked, sampleAssisted(draft))).toBe(shown);
  },
);

it('has the same screens under the address of each area', () => {
  const [admin, adviser] = [
    '/admin/souscriptions/assistees/sub_1',
    '/admin-commercial/souscriptions-assistees/sub_1',
  ].map(assistedPaths);
  expect([admin?.one('a/b'), adviser?.one('a')]).toEqual([
    '/admin/souscriptions/assistees/a%2Fb',
    '/admin-commercial/souscriptions-assistees/a',
  ]);
  expect([admin?.client('usr_1'), adviser?.client('usr_1')]).toEqual([
    '/admin/users/usr_1',
    '/admin-commercial/clients/usr_1',
  ]);
});

it('puts what is saved in words, and what is not as a dash', () => {
  const facts = draftFacts(
    sampleAssisted({ terms: sampleTerms(), funds_source: 'savings', situation: 'retired' }),
  );
  expect(facts.map(({ id, value }) => `${id}: ${value}`.replaceAll(/[\u00A0\u202F]/g, ' '))).toEqual([
    'product: USDFY',
    'amount: 15 000,00 USDC',
    'origin: —',
    'funds: Épargne',
    'detail: —',
    'situation: Retraité',
  ]);
});
