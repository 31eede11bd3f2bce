import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleClaim, sampleGrant, sampleGrantDetail, sampleWallet } from '../../shared/grants.fixture.ts';
import type { GrantDetail } from '../../shared/grants.model.ts';
import { sampleKaskadClient, usePages } from '../../testing/page-test.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

const openPage = usePages();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

async function openClaim(more: object = {}, detail: GrantDetail = sampleGrantDetail()) {
  const opened = openPage('/vesting', {
    as: sampleKaskadClient(),
    handlers: {
      listGrants: { items: [detail.grant] },
      getGrant: detail,
      listWallets: { items: [sampleWallet()] },
      ...more,
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: /^Réclamer [\d\s]+KSK$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Réclamer des KSK' }));
  return { ...opened, dialog };
}
/** The field holds what is claimable when it opens. */
async function typeUnits({ user, dialog }: Awaited<ReturnType<typeof openClaim>>, typed: string) {
  const field = await dialog.findByLabelText('Quantité');
  await user.clear(field);
  await user.type(field, typed);
  return field;
}

const requested = sampleClaim({
  id: 'clm_2',
  units: '1500',
  state: 'requested',
  txid: null,
  decided_at: null,
});

describe('a claim', () => {
  it('is sent once to a proven wallet, with its key and the version read [B15]', async () => {
    const after = sampleGrantDetail({
      grant: sampleGrant({ pending: '1500', version: 4 }),
      claims: [requested, sampleClaim()],
    });
    const opened = await openClaim({ claimUnits: reply(201, after) });
    const { user, calls, dialog } = opened;
    await typeUnits(opened, '1500');
    await user.click(dialog.getByRole('button', { name: /^Réclamer 1\s500\sKSK$/ }));
    expect(await screen.findByText('Votre réclamation est enregistrée.')).toBeDefined();
    expect(calls('claimUnits')).toHaveLength(1);
    expect(calls('claimUnits')[0]?.body).toEqual({ units: '1500', wallet_id: 'wal_1', version: 3 });
    expect(calls('claimUnits')[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/);
    const table = await screen.findByRole('table', { name: 'Vos réclamations' });
    await waitFor(() => expect(plain(table.textContent)).toContain('1 500 KSK'));
  });

  it.each([
    ['2000', null],
    ['1800', '1800'],
  ])('of %s is proposed when it opens: all, within a limit of the day of %s', async (units, left) => {
    const { dialog } = await openClaim({}, sampleGrantDetail({ claims_left_today: left }));
    expect(await dialog.findByLabelText('Quantité')).toHaveProperty(
      'value',
      expect.stringMatching(new RegExp(`^${units[0]}\\s?${units.slice(1)}$`)),
    );
  });

  it('takes everything by « Tout », and shows the steps that follow', async () => {
    const opened = await openClaim();
    const { user, dialog } = opened;
    await typeUnits(opened, '5');
    await user.click(dialog.getByRole('button', { name: 'Tout' }));
    expect(dialog.getByRole('button', { name: /^Réclamer 2\s000\sKSK$/ })).toBeDefined();
    const steps = within(dialog.getByRole('region', { name: 'Étapes de la réclamation' }));
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Demandéeà l’envoi',
      'En vérificationcontrôle par notre équipe',
      'Exécutéetransaction inscrite sur vos tranches',
    ]);
    expect(plain(screen.getByRole('dialog').textContent)).toContain(
      'Adresse prouvée le 14/03/2026 par message signé',
    );
  });

  it.each([
    ['2001', 'Vous pouvez réclamer 2 000 KSK au plus.'],
    ['0', 'Saisissez une quantité supérieure à 0.'],
    ['1,5', 'Saisissez un nombre entier.'],
    ['1801', 'La limite du jour laisse réclamer 1 800 KSK au plus.'],
  ])('of %s is refused at its field before it is sent [B15]', async (typed, message) => {
    const opened = await openClaim({}, sampleGrantDetail({ claims_left_today: '1800' }));
    const { calls } = opened;
    const field = await typeUnits(opened, `${typed}{Enter}`);
    await waitFor(() => expect(plain(document.body.textContent)).toContain(message));
    expect(document.activeElement).toBe(field);
    expect(calls('claimUnits')).toHaveLength(0);
  });

  it('keeps what was typed and shows the refusal of the server at its field', async () => {
    const refusal = {
      error: 'Certains champs sont à corriger.',
      code: 'validation_failed',
      errors: { units: ['Vous pouvez réclamer 500 KSK au plus.'] },
    };
    const opened = await openClaim({ claimUnits: reply(422, refusal) });
    const { dialog } = opened;
    const field = await typeUnits(opened, '1000{Enter}');
    expect(await dialog.findByText('Vous pouvez réclamer 500 KSK au plus.')).toBeDefined();
    expect(field.getAttribute('value')).toBe('1000');
  });

  it('reads the grant again when it changed meanwhile, and is sent again with its new version [B15]', async () => {
    let detail = sampleGrantDetail();
    const failed = reply(409, { error: 'Cette attribution a changé entre-temps.', code: 'conflict' });
    const opened = await openClaim({
      getGrant: () => detail,
      claimUnits: () => {
        detail = sampleGrantDetail({ grant: sampleGrant({ version: 9, pending: '500' }) });
        return failed;
      },
    });
    const { user, api, calls, dialog } = opened;
    await typeUnits(opened, '100{Enter}');
    expect(await dialog.findByText('Cette attribution a changé entre-temps.')).toBeDefined();
    await waitFor(() => expect(plain(document.body.textContent)).toContain('1 500 KSK au plus'));
    api.use({ claimUnits: reply(201, detail) });
    await user.click(dialog.getByRole('button', { name: /^Réclamer 100\sKSK$/ }));
    await screen.findByText('Votre réclamation est enregistrée.');
    const keys = calls('claimUnits').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
    expect(calls('claimUnits').map(({ body }) => body)).toMatchObject([{ version: 3 }, { version: 9 }]);
  });

  it('needs a proven wallet of the network, which the profile adds [B16]', async () => {
    const wallets = [
      sampleWallet({ state: 'unproven', proven_at: null, proof_text: 'Je signe', is_default: false }),
    ];
    const { dialog } = await openClaim({ listWallets: { items: wallets } });
    expect(await dialog.findByText(/pas encore d’adresse Ethereum prouvée/)).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Ajouter une adresse' }).getAttribute('href')).toBe(
      '/kaskad/profile#portefeuilles',
    );
  });

  it('is refused to a wallet proven less than 24 hours ago, which says from when [B16]', async () => {
    const recent = sampleWallet({ proven_at: '2026-11-22T08:00:00.000Z' });
    const opened = await openClaim({ listWallets: { items: [recent] } });
    const { calls, dialog } = opened;
    await typeUnits(opened, '100{Enter}');
    expect(
      await dialog.findByText('Cette adresse est utilisable à partir du 23/11/2026 09:00.'),
    ).toBeDefined();
    expect(calls('claimUnits')).toHaveLength(0);
  });
});

describe('a claim while amounts are hidden [B45]', () => {
  const digits = /\d/;

  it('shows no digit in its dialog, until they are shown', async () => {
    const { user } = openPage('/vesting', {
      as: sampleKaskadClient(),
      handlers: {
        listGrants: { items: [sampleGrant()] },
        getGrant: sampleGrantDetail({ claims_left_today: '1800' }),
        listWallets: { items: [sampleWallet()] },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Masquer les montants' }));
    await user.click(await screen.findByRole('button', { name: /^Réclamer •/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Réclamer des KSK' });
    await within(dialog).findByText(/Vos montants sont masqués/);
    const labels = [...dialog.querySelectorAll('[aria-label], [title], [value], [placeholder]')].map((one) =>
      ['aria-label', 'title', 'value', 'placeholder'].map((name) => one.getAttribute(name)).join(' '),
    );
    expect([dialog.textContent, ...labels].join(' ')).not.toMatch(digits);
    await user.click(within(dialog).getByRole('button', { name: 'Afficher les montants' }));
    expect(await screen.findByLabelText('Quantité')).toBeDefined();
    expect(plain(document.body.textContent)).toContain('Limite du jour : 1 800 KSK');
  });

  it('is canceled without a digit of its quantity', async () => {
    const { user } = openPage('/vesting', {
      as: sampleKaskadClient(),
      handlers: {
        listGrants: { items: [sampleGrant()] },
        getGrant: sampleGrantDetail({ claims: [requested] }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Masquer les montants' }));
    await user.click(await screen.findByRole('button', { name: /^Annuler la réclamation de •/ }));
    expect((await screen.findByRole('alertdialog')).textContent).not.toMatch(digits);
  });
});

describe('the claims of a grant', () => {
  it('show their states, and why one was refused', async () => {
    const refused = sampleClaim({ id: 'clm_3', state: 'refused', txid: null, reason: 'Adresse à confirmer' });
    openPage('/vesting', {
      as: sampleKaskadClient(),
      handlers: {
        listGrants: { items: [sampleGrant()] },
        getGrant: sampleGrantDetail({ claims: [requested, refused, sampleClaim()] }),
      },
    });
    const table = await screen.findByRole('table', { name: 'Vos réclamations' });
    const shown = plain(table.textContent);
    for (const word of ['Demandée', 'Refusée', 'Adresse à confirmer', 'Exécutée', '0x08d4…a96b'])
      expect(shown).toContain(word);
    const labelled = (label: string) =>
      [...table.querySelectorAll(`[data-label="${label}"]`)].map(({ textContent }) => textContent);
    expect(labelled('Motif')).toContain('Adresse à confirmer');
    expect(labelled('Référence')).not.toContain('Adresse à confirmer');
  });

  it('are cancelled until they are verified, after a confirmation', async () => {
    const verifying = sampleClaim({ id: 'clm_4', state: 'verifying', txid: null });
    const { user, calls } = openPage('/vesting', {
      as: sampleKaskadClient(),
      handlers: {
        listGrants: { items: [sampleGrant()] },
        getGrant: sampleGrantDetail({ claims: [requested, verifying] }),
        cancelClaim: sampleGrantDetail({ claims: [{ ...requested, state: 'canceled' }, verifying] }),
      },
    });
    const buttons = await screen.findAllByRole('button', { name: /^Annuler la réclamation/ });
    expect(buttons).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: /^Annuler la réclamation de 1\s500\sKSK$/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('Réclamation annulée')).toBeDefined();
    expect(calls('cancelClaim')[0]?.path).toEqual({ id: 'clm_2' });
  });
});
