import { describe, expect, it } from 'vitest';
import { sampleClassRow } from '../../testing/sample-kaskad.ts';
import { sampleTerms } from '../../testing/sample-rounds.ts';
import { draftDifferences, draftFacts, termFacts } from './round-conflict.model.ts';
import { toRoundForm } from './round-form.model.ts';

const factsOf = (change: Parameters<typeof sampleTerms>[0] = {}) =>
  termFacts(toRoundForm(sampleTerms(change)), [sampleClassRow()]);
const opened = draftFacts('draft', factsOf());

describe('what a conflict on a draft compares', () => {
  it.each([
    ['nothing', draftFacts('draft', factsOf()), factsOf(), []],
    [
      'its state',
      draftFacts('review', factsOf()),
      factsOf(),
      [['status', 'Brouillon', 'En revue', 'Brouillon']],
    ],
    [
      'what is typed',
      draftFacts('draft', factsOf()),
      factsOf({ cap: '1600' }),
      [['cap', sampleTerms().cap, sampleTerms().cap, '1600']],
    ],
    [
      'what both changed',
      draftFacts('draft', factsOf({ name: 'Tour 2' })),
      factsOf({ name: 'Tour 3' }),
      [['name', sampleTerms().name, 'Tour 2', 'Tour 3']],
    ],
  ])('[B17] %s', (_what, now, typed, expected) => {
    const rows = draftDifferences(opened, now, typed);
    expect(rows.map((row) => [row.id, row.opened, row.now, row.mine])).toEqual(expected);
  });
});
