import { formatAddress, formatBookAmount, formatIban, formatNumericDate } from '@repo/domain/format';
import { payoutKindTexts } from '@repo/domain/payouts';
import { z } from 'zod';
import type { PayoutRow } from '../../db/schema/cash.ts';
import type { Deps } from '../../deps.ts';
import { clientName } from '../accounts/client-name.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { lockPayoutFor, movePayoutInTx, type PayoutMove } from './move-payout.ts';
import { readSentBack } from './payout-details.repository.ts';
import { payoutsTexts } from './payouts.texts.ts';

const texts = payoutsTexts.approval;
const approval = { action: 'approve', auditAction: 'payout.approved' } as const satisfies Partial<PayoutMove>;

/** Paying the beneficiary that its maker chose: `preparePayout` makes the request. */
export const payoutApproveKind: ChangeKind<Record<string, never>> = {
  kind: 'payout.approve',
  subjectType: 'payout',
  input: z.strictObject({}),
  isAlwaysHeld: true,
  warnings: { sent_back: texts.sentBack },
  check: async (deps, { actor, subjectId: payoutId }) => {
    const { view } = await lockPayoutFor(deps, { actor, payoutId, ...approval });
    const { payout, client, contract } = view;
    const sentBackOn = await readSentBackDay(deps, payout);
    const owner = client === null ? payout.beneficiaryName : clientName(client);
    return {
      subjectLabel: [owner, contract?.poNumber ?? payoutKindTexts[payout.kind]].join(' · '),
      userId: payout.userId,
      lines: describe(payout, sentBackOn),
      warnings: sentBackOn === null ? [] : ['sent_back'],
      fingerprint: fingerprintOf([
        payout.state,
        payout.amount,
        payout.asset,
        payout.beneficiaryName,
        payout.beneficiaryAccount,
        payout.beneficiaryBic,
        payout.preparedAt?.toISOString(),
        sentBackOn,
      ]),
    };
  },
  apply: async (deps, { actor, subjectId: payoutId }) => {
    await movePayoutInTx(deps, { actor, payoutId, ...approval }, async () => ({
      columns: { approvedAt: deps.clock.now(), approvedBy: actor.userId },
      detail: null,
    }));
  },
};

async function readSentBackDay(
  { db }: Deps,
  { beneficiaryAccount: account }: PayoutRow,
): Promise<string | null> {
  return account === null ? null : ((await readSentBack(db, [account])).get(account) ?? null);
}

function describe(payout: PayoutRow, sentBackOn: string | null): ChangeLine[] {
  const { beneficiaryAccount: account, beneficiarySource: source, beneficiaryBic: bic } = payout;
  const isTransfer = payout.method === 'rib';
  const lines: [string, string | null][] = [
    [texts.amount, formatBookAmount(payout.amount, payout.asset)],
    [texts.holder, payout.beneficiaryName],
    [isTransfer ? texts.iban : texts.address, account && (isTransfer ? formatIban : formatAddress)(account)],
    [texts.bic, bic],
    [texts.source, source && texts.sources[source]],
    [texts.sentBackOn, sentBackOn && formatNumericDate(sentBackOn)],
    [texts.dueBy, payout.dueBy && formatNumericDate(payout.dueBy)],
  ];
  return lines.flatMap(([label, after]) => (after === null ? [] : [{ label, before: null, after }]));
}
