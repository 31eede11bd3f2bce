import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { kaskadWallets } from '../../db/schema/kaskad.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { walletOf } from '../../demo/demo-claims.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';

let test: TestApp;
let client: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-03-02T09:00:00.000Z');
  client = await signInToKaskad();
});

let keys = 0;
/** Of a key that no other wallet has. */
function nextWallet() {
  keys += 1;
  return walletOf(keys.toString(16).padStart(64, '0'));
}

const signInToKaskad = () => signIn(test, 'client', { canAccessYield: false, canAccessKaskad: true });
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const add = (address: string, { by = client, ...change }: { by?: SignedIn; network?: string } = {}) =>
  test.call('addWallet', {
    token: by.token,
    body: { label: ' Ledger principal ', network: 'ethereum', address, ...change },
  });
const list = async (by = client) => (await test.expectOk('listWallets', { token: by.token })).items;
const change = (operation: 'setDefaultWallet' | 'removeWallet', id: string, by = client) =>
  test.call(operation, { token: by.token, params: { id } });
const prove = (id: string, signature: string, by = client) =>
  test.call('proveWallet', { token: by.token, params: { id }, body: { signature } });
const refusalOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];

async function addedBy(by: SignedIn, wallet = nextWallet()) {
  expect((await add(wallet.address, { by })).status).toBe(201);
  const added = (await list(by)).find(({ address }) => address.toLowerCase() === wallet.address);
  if (added === undefined) throw new Error('no wallet');
  return { ...wallet, ...added, proofText: added.proof_text ?? '' };
}

async function provenBy(by: SignedIn, wallet = nextWallet()) {
  const added = await addedBy(by, wallet);
  expect((await prove(added.id, added.sign(added.proofText), by)).status).toBe(200);
  return added;
}

async function lastMail() {
  const [mail] = await test.deps.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, client.email))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id));
  return mail;
}

async function lastAct() {
  const [line] = await test.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return line;
}

describe('addWallet', () => {
  it('adds it in its canonical form, unproven, and notifies its owner', async () => {
    const { id } = await addedBy(
      client,
      walletOf('4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'),
    );
    const address = '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23';
    expect(await list()).toEqual([
      {
        id,
        label: 'Ledger principal',
        network: 'ethereum',
        address,
        state: 'unproven',
        proof_text: expect.stringContaining(`${address}\n`),
        proven_at: null,
        is_default: false,
      },
    ]);
    expect((await list())[0]?.proof_text).toContain(client.email);
    const mail = await lastMail();
    expect(mail?.subject).toBe('Un portefeuille a été ajouté à votre compte');
    expect(mail?.body).toContain('0x2c75…5c23');
    expect(mail?.body).not.toContain(address);
    expect(mail?.senderName).toBe(test.deps.settings.brands.kaskad);
    expect(await lastAct()).toMatchObject({
      actorId: client.userId,
      action: 'wallet.added',
      objectType: 'wallet',
      objectId: id,
    });
  });

  it('[B16] refuses in words an address with a bad checksum, and one of the other network', async () => {
    for (const [address, words] of [
      ['0x2C7536E3605D9C16a7a3D7b1898e529396a65c23', 'mal recopiée'],
      [bitcoin, 'est une adresse Bitcoin'],
    ] as const) {
      const { status, body } = await add(address);
      expect([status, Object(body).error]).toEqual([422, expect.stringContaining(words)]);
      expect(Object(body).errors).toEqual({ address: [expect.stringContaining(words)] });
    }
    expect(await list()).toEqual([]);
  });

  it('[B16] refuses in words the address that another user proved, not one that they only typed', async () => {
    const other = await signInToKaskad();
    const { address } = await provenBy(other);
    const { status, body } = await add(address);
    expect([status, Object(body).code]).toEqual([422, 'kaskad_wallets.of_another']);
    expect(Object(body).errors).toEqual({ address: [expect.stringContaining('un autre compte')] });
    const typed = await addedBy(other);
    expect((await add(typed.address)).status).toBe(201);
  });

  it('refuses one twice, and more than 20', async () => {
    const { address } = await addedBy(client);
    expect(refusalOf(await add(address.toLowerCase()))).toEqual([409, 'kaskad_wallets.already_added']);
    for (let count = 1; count < 20; count += 1) await addedBy(client);
    expect(refusalOf(await add(nextWallet().address))).toEqual([409, 'kaskad_wallets.too_many']);
    expect(await list()).toHaveLength(20);
  });

  it('adds it once for the same idempotency key', async () => {
    const body = { label: 'Bureau', network: 'ethereum', address: nextWallet().address };
    const headers = { 'idempotency-key': 'a-wallet-of-mine' };
    const send = () => test.call('addWallet', { token: client.token, body, headers });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(await list()).toHaveLength(1);
  });
});

describe('proveWallet', () => {
  it('takes the signature of its text, makes the first the default, and notifies its owner', async () => {
    const wallet = await addedBy(client);
    expect((await prove(wallet.id, ` ${wallet.sign(wallet.proofText)} `)).status).toBe(200);
    expect(await list()).toMatchObject([
      { state: 'proven', proof_text: null, proven_at: '2026-03-02T09:00:00.000Z', is_default: true },
    ]);
    const mail = await lastMail();
    expect(mail?.subject).toBe('Un portefeuille de votre compte est prouvé');
    expect(mail?.body).toContain('à partir du 3 mars 2026 à 10:00');
    expect(await lastAct()).toMatchObject({ action: 'wallet.proven', objectId: wallet.id });
    await provenBy(client);
    expect((await list()).map(({ is_default }) => is_default)).toEqual([true, false]);
    expect(refusalOf(await prove(wallet.id, wallet.sign(wallet.proofText)))).toEqual([
      409,
      'kaskad_wallets.already_proven',
    ]);
  });

  it('[B16] refuses in words the signature of another key, and that of another text', async () => {
    const wallet = await addedBy(client);
    for (const signature of [nextWallet().sign(wallet.proofText), wallet.sign('Autre texte'), 'x']) {
      const { status, body } = await prove(wallet.id, signature);
      expect([status, Object(body).code]).toEqual([422, 'kaskad_wallets.wrong_signature']);
      expect(Object(body).errors.signature).toHaveLength(1);
    }
    expect(await list()).toMatchObject([{ state: 'unproven' }]);
  });

  it('refuses the text of another account, though the same key signed it', async () => {
    const wallet = nextWallet();
    const theirs = await addedBy(await signInToKaskad(), wallet);
    const mine = await addedBy(client, wallet);
    expect(refusalOf(await prove(mine.id, wallet.sign(theirs.proofText)))).toEqual([
      422,
      'kaskad_wallets.wrong_signature',
    ]);
  });

  it('[B16] refuses an address that another user proved meanwhile', async () => {
    const wallet = nextWallet();
    const mine = await addedBy(client, wallet);
    await provenBy(await signInToKaskad(), wallet);
    expect(refusalOf(await prove(mine.id, wallet.sign(mine.proofText)))).toEqual([
      422,
      'kaskad_wallets.of_another',
    ]);
  });

  it('of two users at once proves it for one', async () => {
    const wallet = nextWallet();
    const other = await signInToKaskad();
    const [mine, theirs] = [await addedBy(client, wallet), await addedBy(other, wallet)];
    const responses = await Promise.all([
      prove(mine.id, wallet.sign(mine.proofText)),
      prove(theirs.id, wallet.sign(theirs.proofText), other),
    ]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('leaves a wallet on Bitcoin unproven, with its message', async () => {
    await add(bitcoin, { network: 'bitcoin' });
    const [wallet] = await list();
    expect(wallet).toMatchObject({ state: 'unproven', proof_text: null });
    const { status, body } = await prove(wallet?.id ?? '', 'x');
    expect([status, Object(body).code]).toEqual([422, 'kaskad_wallets.bitcoin_unproven']);
    expect(Object(body).error).toContain('ne se prouve pas par une signature');
  });
});

describe('setDefaultWallet and removeWallet', () => {
  it('make a proven one the default, and remove it', async () => {
    const [first, second] = [await provenBy(client), await provenBy(client)];
    expect((await change('setDefaultWallet', second.id)).status).toBe(200);
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect((await change('removeWallet', second.id)).status).toBe(200);
    expect(await list()).toMatchObject([{ id: first.id, is_default: false }]);
    expect(await lastAct()).toMatchObject({ action: 'wallet.removed', objectId: second.id });
    expect(refusalOf(await change('removeWallet', second.id))).toEqual([404, 'kaskad_wallets.not_found']);
    const [kept] = await test.deps.db.select().from(kaskadWallets).where(eq(kaskadWallets.id, second.id));
    expect(kept?.removedAt).toEqual(test.clock.now());
    // Removed, it can be added again, and proven by another.
    expect((await add(second.address)).status).toBe(201);
  });

  it('are written to the owner, with « Ce n’est pas moi », once for each change', async () => {
    const [, second] = [await provenBy(client), await provenBy(client)];
    const mails = async () =>
      (await mailsTo(test, client.email)).filter(({ kind }) => /^claimWallet(Chosen|Removed)$/.test(kind));
    await change('setDefaultWallet', second.id);
    await change('setDefaultWallet', second.id);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['claimWalletChosen']);
    await change('removeWallet', second.id);
    const sent = await mails();
    expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['claimWalletChosen', 'claimWalletRemoved']);
    for (const { body } of sent) expect(body).toContain('/kaskad/ce-n-est-pas-moi#nme_');
  });

  it('refuse one that is not proven', async () => {
    const { id } = await addedBy(client);
    expect(refusalOf(await change('setDefaultWallet', id))).toEqual([409, 'kaskad_wallets.unproven']);
  });

  it('refuse the wallet of another', async () => {
    const { id } = await provenBy(await signInToKaskad());
    for (const operation of ['setDefaultWallet', 'removeWallet'] as const) {
      expect(refusalOf(await change(operation, id))).toEqual([404, 'kaskad_wallets.not_found']);
    }
    expect(refusalOf(await prove(id, 'x'))).toEqual([404, 'kaskad_wallets.not_found']);
  });
});
