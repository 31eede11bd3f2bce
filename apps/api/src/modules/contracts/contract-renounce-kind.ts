import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import { formatDecimal, formatLongDate } from '@repo/domain/format';
import { toText } from '@repo/domain/money';
import { z } from 'zod';
import type { Actor, Deps } from '../../deps.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { subjectLabel } from '../change-requests/subject-label.ts';
import { contractsTexts } from './contracts.texts.ts';
import { lockRenounceable, type RecordedLetter, type RenounceableContract } from './lock-renounceable.ts';
import { renounceLocked } from './renounce-contract.ts';
import { receivedOf } from './undo-payment.ts';
import { formatContractAmount } from './write-documents.ts';

const texts = contractsTexts.letter;

const input = z.strictObject({ sent_on: z.string(), received_on: z.string(), scan: z.string() });
type LetterInput = z.infer<typeof input>;

/** The renunciation that a client sent by post: it gives back all that was paid, so two persons read the letter. */
export const contractRenounceKind: ChangeKind<LetterInput> = {
  kind: 'contract.renounce',
  subjectType: 'contract',
  input,
  isAlwaysHeld: true,
  needsFreshCode: true,
  warnings: {},
  typed: (letter) => ({ letter }),
  check: async (deps, { actor, subjectId: contractId, input: recorded, reason }) => {
    const renounceable = await lockRenounceable(deps, actor, { contractId, letter: { ...recorded, reason } });
    const { contract, payment, payouts, withdrawals } = renounceable.view;
    const refund = await receivedOf(deps, renounceable.view);
    return {
      subjectLabel: await subjectLabel(deps, contract),
      userId: contract.userId,
      lines: describe(renounceable, recorded, refund && toText(refund)),
      fingerprint: fingerprintOf([
        contract.status,
        contract.paymentStatus,
        payment?.id ?? null,
        payment?.units ?? null,
        withdrawals.map(({ id, units }) => [id, units]),
        payouts.map(({ id, state }) => [id, state]),
        refund && toText(refund),
      ]),
    };
  },
  apply: async (deps, { actor, subjectId: contractId, input: recorded, reason }) => {
    const letter = { ...recorded, reason };
    const renounceable = await lockRenounceable(deps, actor, { contractId, letter });
    await renounceLocked(deps, actor, { ...renounceable, letter });
  },
};

function describe(
  { view: { contract, payment }, next }: RenounceableContract,
  { sent_on: sentOn, received_on: receivedOn, scan }: LetterInput,
  refund: string | null,
): ChangeLine[] {
  return [
    {
      label: texts.status,
      before: contractStatusTexts[contract.status],
      after: contractStatusTexts[next.status],
    },
    {
      label: texts.payment,
      before: paymentStatusTexts[contract.paymentStatus],
      after: paymentStatusTexts[next.payment_status],
    },
    ...(payment?.units == null
      ? []
      : [{ label: texts.units, before: formatDecimal(payment.units), after: formatDecimal('0') }]),
    {
      label: texts.refund,
      before: null,
      after:
        refund === null
          ? texts.nothingReceived
          : formatContractAmount({ amount: refund, currency: contract.currency }),
    },
    { label: texts.sentOn, before: null, after: formatLongDate(sentOn) },
    { label: texts.until, before: null, after: formatLongDate(contract.renounceUntil ?? '') },
    { label: texts.receivedOn, before: null, after: formatLongDate(receivedOn) },
    { label: texts.scan, before: null, after: scan },
  ];
}

interface NewLetter extends RecordedLetter {
  contractId: string;
}

/** « Renonciation reçue par courrier »: always two persons. */
export async function recordRenunciationLetter(
  deps: Deps,
  actor: Actor,
  { contractId, reason, ...letter }: NewLetter,
): Promise<void> {
  const trimmed = { ...letter, scan: letter.scan.trim() };
  await holdOrApply(deps, actor, {
    kind: contractRenounceKind,
    subjectId: contractId,
    input: trimmed,
    reason,
  });
}
