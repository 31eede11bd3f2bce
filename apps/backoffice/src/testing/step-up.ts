// What the dialog of the step-up shows.
import type { OperationId } from '@repo/api-sdk';
import { type MockHandlers, reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';

/** A session that must prove again who is there before an operation. */
export const unproven = (operation: OperationId): MockHandlers => ({
  [operation]: reply(403, { error: 'Prouvez que c’est vous.', code: 'proof_required' }),
  startStepUp: { methods: ['email'], options: null },
});

/** What its dialog confirms, with plain spaces. */
export async function findConfirmed(): Promise<string> {
  const dialog = await screen.findByRole('dialog', { name: 'Confirmez que c’est bien vous' });
  // Its methods are read first: a request of this page must not end in another test.
  await within(dialog).findByRole('textbox');
  const text = within(dialog).getByText(/^Vous confirmez/).textContent;
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').replace('Vous confirmez : ', '');
}
