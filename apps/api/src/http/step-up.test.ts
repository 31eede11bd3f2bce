// Every operation that needs a fresh proof of who is there, by name, and that each is refused without it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../db/schema/identity.ts';
import { callerFor, challengeToken } from '../testing/callers.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { allOperations } from './spec-document.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** By why they need it (decision 92). */
const needed = {
  'money received, moved or paid by staff': [
    'validatePayment',
    'acceptReceivedAmount',
    'typeReceipt',
    'attachReceipt',
    'rectifyPayment',
    'recordWithdrawal',
    'closeContractByStaff',
    'recordRenunciationLetter',
    'decideDeal',
    'recordMovement',
    'reverseMovement',
    'preparePayout',
    'createPayoutFile',
    'executePayout',
    'voidPayout',
    'recordPayoutReturn',
    'releasePayouts',
    'validateInvestment',
    'publishAllotment',
    'prepareRefund',
    'executeRefund',
    'recordFeeTransfer',
    'executeClaim',
  ],
  'where money goes': [
    'updateStrategy',
    'setIssuerPaymentDetails',
    'setPayoutDetails',
    'setKaskadPayoutDetails',
    'addWallet',
  ],
  'money that a client takes out': ['requestWithdrawal', 'closeContract', 'claimUnits'],
  'roles and access': [
    'changeClientAccess',
    'unlockClient',
    'replaceClientEmail',
    'requestFactorRemoval',
    'inviteAdviser',
    'enableAdviser',
  ],
  'NAVs, rates and parameters': [
    'submitNavs',
    'commitImport',
    'withdrawNav',
    'withdrawRate',
    'saveManualRate',
    'changeParameter',
  ],
  'the change of another': ['approveChangeRequest'],
  'personal data': ['updateMe', 'updateClient', 'exportPersonalData'],
  exports: [
    'exportAdvisers',
    'exportAudit',
    'exportBooks',
    'exportBulkRows',
    'exportClaims',
    'exportClients',
    'exportContracts',
    'exportFxRates',
    'exportIssuedGrants',
    'exportIssuedInvestments',
    'exportKaskadRounds',
    'exportMyClients',
    'exportNavs',
    'exportPayouts',
    'exportProducts',
    'exportReceipts',
    'exportRefunds',
    'exportRegisterLines',
    'downloadHolders',
    'downloadCapTable',
  ],
  'second factors': [
    'disableTwoFactor',
    'startAuthenticator',
    'startPasskey',
    'removeFactor',
    'renewRecoveryCodes',
  ],
} as const;

const stepUp = allOperations.filter((facts) => facts.stepUp);
const params = { id: '00000000-0000-4000-8000-00000000ffff' };
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];

it('is needed by these operations, and by no other', () => {
  const names = stepUp.map(({ operationId }) => operationId).toSorted();
  expect(names).toEqual(Object.values(needed).flat().toSorted());
});

it('is needed by no operation that only previews or lists', () => {
  const wrong = stepUp.filter(({ operationId }) => /^(preview|list|get|check|search)/.test(operationId));
  expect(wrong).toEqual([]);
});

describe.each(stepUp.map((facts) => [facts.operationId, facts] as const))('%s', (operationId, facts) => {
  it('is refused five minutes after the last proof, and to a session that has none', async () => {
    const caller = await callerFor(test, facts);
    if (caller === null) throw new Error('a step-up is of a session');
    const { token, userId } = caller;
    const call = async () => codeOf(await test.call(operationId, { token, params, isProven: false }));
    const proveAt = (provenAt: Date | null) =>
      test.deps.db.update(sessions).set({ provenAt }).where(eq(sessions.userId, userId));
    const now = test.clock.now().getTime();
    await proveAt(new Date(now - 5 * 60_000));
    expect((await call())[1]).not.toBe('proof_required');
    await proveAt(new Date(now - 5 * 60_000 - 1));
    expect(await call()).toEqual([403, 'proof_required']);
    await proveAt(null);
    expect(await call()).toEqual([403, 'proof_required']);
  });

  it('is refused without a session as before', async () => {
    expect((await test.call(operationId, { params, isProven: false })).status).toBe(401);
    const token = await challengeToken(test);
    expect((await test.call(operationId, { token, params, isProven: false })).status).toBe(401);
  });
});
