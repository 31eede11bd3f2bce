import { describe, expect, it } from 'vitest';
import { type DocumentFault, documentFaults } from './documents.ts';
import { faultMessage, faultsOf, validateFault } from './faults.ts';
import { isFraudLabelled, rejectLabelText } from './reject-labels.ts';
import {
  type KycCaseState,
  kycControlOf,
  kycStatusAfter,
  staffKycActions,
  staffKycActionsOf,
} from './staff-actions.ts';
import { kycStatuses } from './status.ts';
import { decideKycChange } from './transitions.ts';

const states: readonly KycCaseState[] = ['not_started', ...kycStatuses];

const controls = (rejectType: 'RETRY' | 'FINAL' | null) =>
  staffKycActions.map((action) => kycControlOf(action, { rejectType })).join(' ');

describe('what staff may do with a case', () => {
  // Rows of section 1.5: the state, then what its line offers.
  it.each([
    ['not_started', 'remind'],
    ['started', 'remind'],
    ['pending', 'approve correct reject'],
    ['verified', 'approve correct reject'],
    ['approved', 'revoke'],
    ['failed', 'remind'],
    ['rejected', 'reopen'],
  ] as const)('[A42] in the state %s is %s', (state, expected) => {
    expect(staffKycActionsOf(state).join(' ')).toBe(expected);
  });

  it('is never refused by the table of changes', () => {
    for (const state of states) {
      for (const action of staffKycActionsOf(state)) {
        const to = kycStatusAfter[action];
        if (to === null) continue;
        const from = state === 'not_started' ? 'pending' : state;
        expect(decideKycChange('staff', from, to).kind, `${state} ${action}`).not.toBe('refused');
      }
    }
  });

  it('[A42] takes a super administrator and a second person after a final refusal alone', () => {
    expect(controls('RETRY')).toBe('alone alone alone alone alone second_person');
    expect(controls('FINAL')).toBe('alone alone alone alone super_admin second_person');
    // No user said that it may be tried again.
    expect(controls(null)).toBe(controls('FINAL'));
  });
});

describe('the fault of a document', () => {
  it('is too old of a KBIS alone', () => {
    expect(faultsOf('kbis')).toEqual(documentFaults);
    expect(faultsOf('statuts')).not.toContain('too_old');
    expect(faultsOf('identity')).not.toContain('too_old');
  });

  it.each<[DocumentFault | null, string, 'kbis' | 'identity', string | null]>([
    [null, 'un message', 'kbis', 'fault'],
    ['too_old', '', 'identity', 'fault'],
    ['other', ' \u200b', 'kbis', 'message'],
    ['other', 'Le tampon manque.', 'kbis', null],
    ['unreadable', '', 'identity', null],
  ])('%s with « %s » of %s fails on %s', (fault, message, document, field) => {
    expect(validateFault({ fault, message }, document).first?.field ?? null).toBe(field);
  });

  it('reads as its sentence, then the words of staff', () => {
    expect(faultMessage('expired', ' Envoyez le nouveau. ')).toBe(
      'Le document n’est plus en cours de validité. Envoyez le nouveau.',
    );
    expect(faultMessage('other', 'Le tampon manque.')).toBe('Le tampon manque.');
  });
});

it('the labels of the provider are in words, a new one as it is', () => {
  expect(['FORGERY', 'NEW_LABEL', 'toString'].map(rejectLabelText)).toEqual([
    'Document falsifié (FORGERY)',
    'NEW_LABEL',
    'toString',
  ]);
  expect([['BAD_PHOTO'], ['BAD_PHOTO', 'FORGERY'], []].map(isFraudLabelled)).toEqual([false, true, false]);
});
