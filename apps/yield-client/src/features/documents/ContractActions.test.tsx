import { reply, sampleContract } from '@repo/api-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { chooseInMenu, openContractMenu } from '../../testing/contract-menu.ts';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();
const user = userEvent.setup({ delay: null });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

const cases = [
  { status: 'signed', button: 'Clôturer', confirm: 'Clôturer le contrat', operation: 'closeContract' },
  { status: 'pending', button: 'Annuler', confirm: 'Annuler le contrat', operation: 'cancelContract' },
] as const;

describe('a completed action on a contract', () => {
  it.each(cases)('$status: the focus stays in the row after « $button » is removed', async (one) => {
    const { api } = open('/documents', {
      listContracts: { signatures: [sampleContract({ status: one.status })] },
      [one.operation]: { signature: sampleContract({ status: 'closed' }) },
    });
    await chooseInMenu(one.button);
    const ended = { signatures: [sampleContract({ status: 'closed', closed_date: '2026-03-02' })] };
    api.use({ listContracts: ended });
    await press(one.confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText('Clôturé')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.closest('[role=row], tr')).not.toBeNull());
    expect((await openContractMenu()).map(({ textContent }) => textContent)).toEqual(['Écrire à l’équipe']);
  });
});

describe('an action on a contract being sent', () => {
  it.each(cases)('$status: its dialog cannot be left', async ({ status, button, confirm, operation }) => {
    const { promise, resolve } = Promise.withResolvers<{ signature: ReturnType<typeof sampleContract> }>();
    const { calls } = open('/documents', {
      listContracts: { signatures: [sampleContract({ status })] },
      [operation]: () => promise,
    });
    await chooseInMenu(button);
    await press(confirm);
    await waitFor(() => expect(calls(operation)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Garder le contrat' })).toHaveProperty('disabled', true);
    resolve({ signature: sampleContract({ status: 'closed' }) });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('the text about the payment when closing', () => {
  it.each([
    ['waiting', /^Aucun paiement n’est enregistré/],
    ['proved', /n’est pas encore validé.*Si vous avez déjà payé, attendez/],
    ['checking', /n’est pas encore validé.*Si vous avez déjà payé, attendez/],
    ['paid', /^Vos parts USDFY seront rachetées à une valeur liquidative \(VL\) à venir.*ne sera connu qu’à/],
  ] as const)('%s', async (payment_status, said) => {
    open('/documents', { listContracts: { signatures: [sampleContract({ payment_status })] } });
    await chooseInMenu('Clôturer');
    expect(await screen.findByText(said)).toBeTruthy();
  });
});

/** The text that describes a button (aria-describedby). */
const described = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  const line = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  return line?.textContent.replaceAll(/\s/g, ' ') ?? null;
};

describe('a contract that can be closed or renounced', () => {
  const refunded = 'Jusqu’au 16/01/2026 inclus : tout ce que vous avez versé vous est rendu, sans frais.';
  const unpaid = 'Jusqu’au 16/01/2026 inclus, sans frais. Aucun paiement enregistré : rien ne vous est dû.';
  it.each([
    ['paid', 'Vos parts sont rachetées à une valeur (VL) à venir, frais de sortie déduits.', refunded],
    ['waiting', 'Aucun paiement enregistré : rien ne vous est versé.', unpaid],
    ['proved', 'Paiement pas encore validé : rien ne vous est versé.', refunded],
  ] as const)('%s: each button shows the refund', async (payment_status, closing, renouncing) => {
    const contract = sampleContract({ payment_status, renounce_until: '2026-01-16' });
    open('/documents', { listContracts: { signatures: [contract] } });
    expect(await described('Renoncer au contrat')).toBe(renouncing);
    const last = (await openContractMenu()).at(-1)?.textContent.replaceAll(/\s/g, ' ');
    expect(last).toBe(`Clôturer${closing}`);
  });

  it('shows no text beside « Clôturer » when it is the only action', async () => {
    open('/documents', { listContracts: { signatures: [sampleContract({ payment_status: 'paid' })] } });
    expect((await openContractMenu()).at(-1)?.textContent).toBe('Clôturer');
  });
});

describe('a failed action on a contract', () => {
  it.each(cases)(
    '$status: « $button » pressed again after a lost response repeats the same request',
    async ({ status, button, confirm, operation }) => {
      const { calls } = open('/documents', {
        listContracts: { signatures: [sampleContract({ status })] },
        [operation]: reply(500, { error: 'Panne.', code: 'internal' }),
      });
      for (const attempt of [1, 2]) {
        await chooseInMenu(button);
        await press(confirm);
        await waitFor(() => expect(calls(operation)).toHaveLength(attempt));
        await waitFor(() => expect(screen.queryByRole('button', { name: confirm })).toBeNull());
      }
      const keys = calls(operation).map(({ headers }) => headers.get('Idempotency-Key'));
      expect(new Set(keys).size).toBe(1);
    },
  );

  it('shows the current state of a contract that ended elsewhere meanwhile', async () => {
    const { api } = open('/documents', {
      listContracts: { signatures: [sampleContract({ status: 'pending' })] },
      cancelContract: reply(409, { error: 'Trop tard.', code: 'contracts.not_cancelable' }),
    });
    await chooseInMenu('Annuler');
    api.use({ listContracts: { signatures: [sampleContract({ status: 'signed' })] } });
    await press('Annuler le contrat');
    expect(await screen.findByText('Signé')).toBeTruthy();
  });
});
