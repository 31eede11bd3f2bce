import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';
import { samplePrepared } from '../../testing/sample-prepared.ts';

const open = useClientPages();
const path = '/souscription-preparee/sub_1';

type Prepared = OperationOutput<'getPreparedSubscription'>;
const prepared = samplePrepared();
const handlers = (data: Prepared = prepared) => ({
  openPreparedSubscription: data,
  getPreparedSubscription: data,
});

describe('a subscription that staff prepared', () => {
  it('shows what was prepared, by whom, and is signed once the client has ticked both boxes', async () => {
    const { user, calls } = open(path, {
      ...handlers(),
      acceptPreparedSubscription: {
        po_number: 'PO-2026-0001',
        iframe_url: 'http://localhost:4000/local/signature/tok',
        signature_id: 'sig_1',
      },
      resumeSignature: () =>
        reply(503, { error: 'Indisponible.', code: 'contracts.provider_unavailable', request_id: 'r' }),
    });
    expect(await screen.findByText(/Thomas Bernard l’a préparée pour vous/)).toBeDefined();
    expect(screen.getByText(/13.742,56.€ au taux du 4 janvier 2026/)).toBeDefined();
    expect(screen.getByText('Épargne')).toBeDefined();
    const accept = () => user.click(screen.getByRole('button', { name: 'Accepter et signer' }));
    await accept();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Vous devez accepter les CGV pour continuer.',
    );
    expect(calls('acceptPreparedSubscription')).toEqual([]);
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await accept();
    await waitFor(() => expect(calls('acceptPreparedSubscription')).toHaveLength(1));
    expect(calls('acceptPreparedSubscription')[0]?.body).toMatchObject({
      terms_accepted: true,
      risks_accepted: true,
    });
    await waitFor(() => expect(calls('resumeSignature')[0]?.path).toEqual({ id: 'sig_1' }));
  });

  it('waits for the address to be confirmed; the boxes stay ticked', async () => {
    const { user } = open(path, {
      ...handlers(),
      acceptPreparedSubscription: () =>
        reply(409, { error: 'Confirmez.', code: 'identity.email_unconfirmed', request_id: 'r' }),
    });
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Accepter et signer' }));
    expect(await screen.findByRole('button', { name: 'Renvoyer le lien' })).toBeDefined();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
  });

  it('is declined after a confirmation', async () => {
    let current = prepared;
    const { user } = open(path, {
      ...handlers(),
      getPreparedSubscription: () => current,
      declinePreparedSubscription: () => {
        current = { ...prepared, state: 'declined' };
        return current;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Refuser' }));
    const [, confirm] = await screen.findAllByRole('button', { name: 'Refuser', hidden: true });
    if (confirm === undefined) throw new Error('nothing confirms');
    await user.click(confirm);
    expect(await screen.findByText('Vous avez refusé cette souscription.')).toBeDefined();
  });

  it('sends the code of « Signer en présence » once, and opens without it when it was used', async () => {
    const { user, calls } = open(`${path}?code=prs_x`, {
      ...handlers(),
      openPreparedSubscription: ({ body }) =>
        Object(body).code === null
          ? prepared
          : reply(409, { error: 'Ce lien a déjà servi.', code: 'assisted.link_used', request_id: 'r' }),
    });
    expect(await screen.findByText('Ce lien a déjà servi.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ouvrir la souscription' }));
    expect(await screen.findByText(/Thomas Bernard/)).toBeDefined();
    expect(calls('openPreparedSubscription').map(({ body }) => Object(body).code)).toEqual(['prs_x', null]);
  });

  it.each([
    [{ state: 'canceled' }, 'Cette souscription a été annulée par la personne qui l’a préparée.'],
    [{ state: 'expired' }, 'Le délai pour accepter cette souscription est passé.'],
    [
      { state: 'accepted', contract: { id: 'sig_1', status: 'pending', payment_status: 'waiting' } },
      'Il vous reste à signer le contrat.',
    ],
  ] as const)('says what it has become: %j', async (change, words) => {
    open(path, handlers({ ...prepared, ...change }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('does not exist for another client', async () => {
    open(path, {
      openPreparedSubscription: () =>
        reply(404, { error: 'Introuvable.', code: 'assisted.not_found', request_id: 'r' }),
    });
    expect(await screen.findByText('Cette souscription est introuvable.')).toBeDefined();
  });
});
