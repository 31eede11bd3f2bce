/** D38: what a client does on a host that offers the two documents alone. What is posted is what the documents write. */
import { sampleUser } from '@repo/api-sdk/testing';
import {
  createDocumentsHost,
  type DocumentsHost,
  documentedContract,
  type Variant,
  variants,
} from '@repo/api-sdk/testing/documents-host';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { chooseInMenu } from '../testing/contract-menu.ts';
import { useYieldApp } from '../testing/open-app.tsx';

const open = useYieldApp();
const user = userEvent.setup({ delay: null });
const account = sampleUser({ id: 'u-17', can_access_kaskad: true });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

const of = (...operations: readonly Variant['operation'][]) =>
  variants.filter(({ operation }) => operations.includes(operation));
/** The documents' own response, then each of its variants. */
const each = (...operations: readonly Variant['operation'][]) => [
  ['as documented', []] as const,
  ...of(...operations).map((variant) => [variant.name, [variant]] as const),
];
const bodiesOf = ({ received }: DocumentsHost, operationId: string) =>
  received.filter((one) => one.operationId === operationId).map(({ body }) => body);

/** Up to the frame of the signature, paying by bank transfer. */
async function subscribe() {
  await screen.findByRole('textbox', { name: /Montant à investir/ });
  await press('Étape suivante');
  await screen.findByText('Rien à payer maintenant');
  await press('Étape suivante');
  await screen.findByRole('heading', { name: 'Confirmation et conformité' });
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await press('Signer le contrat');
}

describe('on a host that offers the two documents alone (D38), a client', () => {
  it.each(each('createContract', 'getNextPoNumber'))('subscribes and signs: %s', async (_name, chosen) => {
    const host = createDocumentsHost(chosen, { getSignatureStatus: { status: 'signed' } });
    open('/produits/s-1/souscrire', { as: account, host });
    await subscribe();
    expect((await screen.findByTitle('Signature du contrat')).getAttribute('src')).toBe(
      'https://exemple.fr/signature',
    );
    const number = chosen.some(({ name }) => name.startsWith('getNextPoNumber: none')) ? null : 'PO-2';
    const [body] = bodiesOf(host, 'createContract');
    expect(body).toMatchObject({
      user_id: 'u-17',
      strategy_id: 's-1',
      contract_devise: 'EURO',
      contract_payment_method: 'rib',
      contract_payment_origin: null,
    });
    const documented = [
      'user_id',
      'strategy_id',
      'contract_amount',
      'contract_devise',
      'contract_payment_method',
      'contract_payment_reference',
      'contract_payment_origin',
      ...(number === null ? [] : ['eq_po_number']),
    ];
    expect(Object.keys(Object(body))).toEqual(documented);
    expect(await screen.findByRole('heading', { name: /Contrat signé|signé/ })).toBeTruthy();
    expect(host.undocumented).toEqual([]);
  });

  it.each(each('submitPaymentProof'))('files a proof: %s', async (_name, chosen) => {
    const host = createDocumentsHost(chosen);
    const { router } = open('/documents?preuve=c-2', { as: account, host });
    await user.type(await screen.findByRole('textbox', { name: /Référence du virement/ }), 'VIR 42');
    const day = screen.getByRole('group', { name: /Date d’exécution/ });
    const parts = within(day).getAllByRole('spinbutton');
    for (const [index, text] of ['05', '01', '2026'].entries()) {
      const part = parts[index];
      if (part) await user.type(part, text);
    }
    await press('Enregistrer la preuve');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(bodiesOf(host, 'submitPaymentProof')).toEqual([
      { payment_proof: { reference: 'VIR 42', executed_on: '2026-01-05' } },
    ]);
    expect(host.undocumented).toEqual([]);
  });

  it.each(each('closeContract'))('closes a contract: %s', async (_name, chosen) => {
    const host = createDocumentsHost(chosen, { listContracts: { signatures: [documentedContract] } });
    open('/documents', { as: account, host });
    await chooseInMenu('Clôturer');
    await press('Clôturer le contrat');
    await waitFor(() => expect(bodiesOf(host, 'closeContract')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(host.undocumented).toEqual([]);
  });

  it.each(each('cancelContract'))('cancels a pending contract: %s', async (_name, chosen) => {
    const pending = { ...documentedContract, status: 'pending', payment_status: 'waiting', signed_at: null };
    const host = createDocumentsHost(chosen, { listContracts: { signatures: [pending] } });
    open('/documents', { as: account, host });
    await chooseInMenu('Annuler');
    await press('Annuler le contrat');
    expect(await screen.findByText('Contrat annulé.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bodiesOf(host, 'cancelContract')).toHaveLength(1);
    expect(host.undocumented).toEqual([]);
  });

  it.each(each('cancelContract'))(
    'leaves the signature, which cancels its contract: %s',
    async (_name, chosen) => {
      const host = createDocumentsHost(chosen, { getSignatureStatus: { status: 'pending' } });
      open('/produits/s-1/souscrire', { as: account, host });
      await subscribe();
      await screen.findByTitle('Signature du contrat');
      await press('Annuler le contrat');
      expect(await screen.findByRole('heading', { name: 'Confirmation et conformité' })).toBeTruthy();
      expect(bodiesOf(host, 'cancelContract')).toHaveLength(1);
      expect(host.undocumented).toEqual([]);
    },
  );

  it('links the other service, with the challenge of the host', async () => {
    const host = createDocumentsHost([], { requestLinkService: { token: 'challenge' } });
    open('/link-kaskad', { host });
    await user.type(await screen.findByLabelText(/^Adresse e-mail de votre compte/), 'camille@exemple.fr');
    await user.type(screen.getByLabelText(/^Mot de passe/), 'Demonstration-2026!');
    await press('Recevoir le code');
    await user.type(await screen.findByLabelText('Code à 6 chiffres'), '123456');
    await press('Accepter et relier');
    await waitFor(() => expect(bodiesOf(host, 'linkService')).toHaveLength(1));
    expect(bodiesOf(host, 'requestLinkService')).toEqual([
      { service: 'kaskad', email: 'camille@exemple.fr', password: 'Demonstration-2026!' },
    ]);
    expect(host.undocumented).toEqual([]);
  });

  it('changes the profile with the fields that the documents name', async () => {
    const host = createDocumentsHost();
    open('/profile', { as: account, host });
    await press('Modifier');
    const phone = await screen.findByRole('textbox', { name: /Téléphone/ });
    await user.clear(phone);
    await user.type(phone, '0611223344');
    await press('Enregistrer');
    await waitFor(() => expect(bodiesOf(host, 'updateMe')).toHaveLength(1));
    // R303: the user, with these eight fields.
    expect(bodiesOf(host, 'updateMe')).toEqual([
      {
        user: {
          firstname: 'Camille',
          lastname: 'Moreau',
          phone: '06-11-22-33-44',
          address: '12 rue des Lilas',
          zip_code: '69003',
          city: 'Lyon',
          country: 'FRA',
          country_address: 'FRA',
        },
      },
    ]);
    expect(host.undocumented).toEqual([]);
  });
});
