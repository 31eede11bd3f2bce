import type { components } from '@repo/api-sdk';
import { expect, it } from 'vitest';
import { confirmedRates, describeFetches } from './rate-sources.model.ts';
import { rateSourcesTexts } from './rate-sources.texts.ts';

type Fetch = components['schemas']['RateFetch'];
const fetched = (change: Partial<Fetch> = {}): Fetch => ({
  source: 'ecb',
  period: 'day',
  at: '2026-11-20T15:20:00.000Z',
  outcome: 'published',
  last_day: '2026-11-20',
  published: 2,
  waiting: 0,
  ...change,
});
const monday = '2026-11-23T15:20:00.000Z';

it.each<[Fetch | null, Fetch | null, string[]]>([
  [null, null, ['Aucun import.']],
  [fetched(), null, ['Dernier import : 20/11/2026 16:20, taux du 20/11/2026']],
  [
    fetched(),
    fetched({ outcome: 'late', at: monday }),
    [
      'Dernier import : 20/11/2026 16:20, taux du 20/11/2026',
      'Échec : 23/11/2026 16:20, taux du jour pas encore publiés',
    ],
  ],
  [
    null,
    fetched({ outcome: 'unreachable', at: monday }),
    ['Aucun import.', 'Échec : 23/11/2026 16:20, la source n’a pas répondu'],
  ],
  [
    null,
    fetched({ outcome: 'malformed', at: monday }),
    ['Aucun import.', 'Échec : 23/11/2026 16:20, la réponse reçue n’est pas lisible, rien n’a été publié'],
  ],
])('after %j and %j it reads %j', (success, failure, expected) => {
  const lines = describeFetches({ source: 'ecb', last_success: success, last_failure: failure });
  expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(expected);
});

it.each<[Partial<Fetch>, string]>([
  [{}, '2 taux publiés.'],
  [{ outcome: 'waiting', published: 1, waiting: 3 }, '1 taux publié, 3 à vérifier.'],
  [{ outcome: 'unchanged' }, 'Tous les taux reçus sont déjà publiés.'],
])('a fetch with %j is reported as « %s »', (change, expected) => {
  expect(rateSourcesTexts.outcome(fetched(change))).toBe(expected);
});

it('what a submission confirms has each rate with its day, eight at most, and how many more there are', () => {
  const lines = Array.from({ length: 9 }, (_, at) => ({
    label: `EUR/USD, 0${at + 1}/11/2026`,
    before: null,
    after: '1,09',
  }));
  const confirmed = confirmedRates({ source: 'ecb', count: 20, lines }).replaceAll('\u00a0', ' ');
  expect(confirmed.split(' · ')).toEqual([
    'BCE (USD, CHF)',
    ...lines.slice(0, 8).map(({ label }) => `${label} : 1,09`),
    '12 autres taux',
  ]);
});
