import { type MockHandlers, reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import { sampleKaskadAdmin } from '../../testing/sample-kaskad.ts';
import { sampleStaffRound } from '../../testing/sample-rounds.ts';

const open = usePages();
const path = '/kaskad/admin/fundraising/levees/rnd_1';
const draft = sampleStaffRound({ actions: ['update', 'submit', 'cancel'] }, { status: 'draft' });
const held = {
  id: 'chg_1',
  kind: 'round.approve' as const,
  maker: 'Inès Garnier',
  created_at: '2026-11-11T10:00:00.000Z',
};

async function openMove(
  round: ReturnType<typeof sampleStaffRound>,
  action: string,
  moveRound: NonNullable<MockHandlers['moveRound']>,
) {
  const app = open(path, { as: sampleKaskadAdmin(), handlers: { getKaskadRound: round, moveRound } });
  await app.user.click(await screen.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => app.user.click(dialog.getByRole('button', { name: action }));
  return { ...app, dialog, send };
}

describe('a move of a round', () => {
  it('a draft is submitted without a reason, and awaits a second person', async () => {
    const { send, calls } = await openMove(draft, 'Soumettre à validation', {
      ...draft,
      pending_change: held,
    });
    await send();
    expect(await screen.findByText(/une seconde personne doit la valider\.$/)).toBeDefined();
    expect(calls('moveRound')[0]?.body).toEqual({ version: 4, action: 'submit', reason: '' });
  });

  it('submitted before its issuer has an account, says what is missing, and not that the record changed', async () => {
    const message = 'Enregistrez d’abord les coordonnées de versement de l’émetteur.';
    const refused = () => reply(409, { error: message, code: 'kaskad_rounds.no_account' });
    const { send, dialog } = await openMove(draft, 'Soumettre à validation', refused);
    await dialog.findByLabelText(/^Motif/);
    await send();
    expect(await dialog.findByText(message)).toBeDefined();
    expect(dialog.queryByText(/Cette fiche a changé/)).toBeNull();
  });

  it.each([
    ['Suspendre', 'suspend'],
    ['Clôturer maintenant', 'close'],
    ['Annuler la levée', 'cancel'],
  ] as const)('« %s » is sent with its reason', async (action, name) => {
    const round = sampleStaffRound();
    const { send, calls, dialog, user } = await openMove(round, action, sampleStaffRound({ version: 5 }));
    await send();
    expect(calls('moveRound')).toEqual([]);
    await user.type(dialog.getByLabelText('Motif'), 'Décision du comité');
    await send();
    expect(await screen.findByText('C’est fait.')).toBeDefined();
    expect(calls('moveRound')[0]?.body).toEqual({ version: 4, action: name, reason: 'Décision du comité' });
  });
});
