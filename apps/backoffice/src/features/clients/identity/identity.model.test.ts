import { describe, expect, it } from 'vitest';
import { sampleDocument, sampleIdentityCase } from '../../../testing/sample-clients.ts';
import { type FaultValues, noFault, pagesOf, toSent, validateDecision } from './identity.model.ts';

it('examines images in the order that they were sent, then the documents of a company', () => {
  const pages = pagesOf(sampleIdentityCase({ documents: [sampleDocument({ type: 'rbe' })] }));
  expect(pages.map(({ title }) => title)).toEqual([
    'Carte d’identité, recto',
    'Carte d’identité, verso',
    'RBE',
  ]);
});

describe('the form of a decision', () => {
  const form = { document: 'identity', hasRejectType: false, isHeld: false } as const;
  const filled: FaultValues = { ...noFault, fault: 'expired' };
  it.each<[string, FaultValues, Parameters<typeof validateDecision>[1], (keyof FaultValues)[]]>([
    ['nothing', noFault, form, ['fault']],
    ['a fault', filled, form, []],
    ['another fault without words', { ...filled, fault: 'other' }, form, ['message']],
    ['a KBIS too old, of an identity', { ...filled, fault: 'too_old' }, form, ['fault']],
    ['a KBIS too old', { ...filled, fault: 'too_old' }, { ...form, document: 'kbis' }, []],
    ['a refusal without its follow-up', filled, { ...form, hasRejectType: true }, ['reject_type']],
    ['what has no fault', noFault, { ...form, document: null }, []],
    ['a revocation without a reason', filled, { ...form, isHeld: true }, ['reason']],
  ])('with %s', (_what, values, fields, refused) => {
    expect(validateDecision(values, fields).failures.map(({ field }) => field)).toEqual(refused);
  });

  it('sends only the fields that hold something', () => {
    expect(toSent({ ...filled, message: ' Merci. ', comment: ' ' })).toEqual({
      fault: 'expired',
      message: 'Merci.',
    });
  });
});
