import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import { formatDecimal, formatLongDate } from '@repo/domain/format';
import { toText } from '@repo/domain/money';
import { z } from 'zod';
import type { Actor, Deps } from '../../deps.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { subjectLabel } from '../change-requests/subject-label.ts';
import { listVersionsOf } from './contract-documents.repository.ts';
import { contractDocumentsTexts } from './contract-documents.texts.ts';
import { contractsTexts } from './contracts.texts.ts';
import { lockRenounceable, type RecordedLetter, type RenounceableContract } from './lock-renounceable.ts';
import { renounceLocked } from './renounce-contract.ts';
import { receivedOf } from './undo-payment.ts';
import { formatContractAmount } from './write-documents.ts';

const texts = contractsTexts.letter;

const input = z.strictObject({
  sent_on: z.string(),
  received_on: z.string(),
  document_id: z.string().optional(),
  scan: z.string(),
});
type LetterInput = z.infer<typeof input>;

/** The renunciation that a client sent by post: it gives back all that was paid, so two persons read the letter. */
export const contractRenounceKind: ChangeKind<LetterInput> = {
  kind: 'contract.renounce',
  subjectType: 'contract',
  input,
  isAlwaysHeld: true,
  warnings: {},
  typed: ({ document_id: id, ...letter }) => ({
    letter: { ...letter, ...(id !== undefined && { document_id: id }) },
  }),
  check: async (deps, { actor, subjectId: contractId, input: recorded, reason }) => {
    const renounceable = await lockRenounceable(deps, actor, { contractId, letter: { ...recorded, reason } });
    const scan = await readScan(deps, { contractId, id: recorded.document_id });
    const { contract, payment, payouts, withdrawals } = renounceable.view;
    const refund = await receivedOf(deps, renounceable.view);
    return {
      subjectLabel: await subjectLabel(deps, contract),
      userId: contract.userId,
      lines: describe(renounceable, { ...recorded, document: scan?.label }, refund && toText(refund)),
      fingerprint: fingerprintOf([
        contract.status,
        contract.paymentStatus,
        payment?.id ?? null,
        payment?.units ?? null,
        withdrawals.map(({ id, units }) => [id, units]),
        payouts.map(({ id, state }) => [id, state]),
        refund && toText(refund),
        // Replaced since, its scan is to be read again.
        ...(scan === null ? [] : [scan.sha256]),
      ]),
    };
  },
  apply: async (deps, { actor, subjectId: contractId, input: recorded, reason }) => {
    const letter = { ...recorded, reason };
    const renounceable = await lockRenounceable(deps, actor, { contractId, letter });
    await renounceLocked(deps, actor, { ...renounceable, letter });
  },
};

/** The newest version of the scan, as the second person reads it. @throws AppError (422) when it is no document of this contract. */
async function readScan(
  { db }: Pick<Deps, 'db'>,
  { contractId, id }: { contractId: string; id: string | undefined },
): Promise<{ label: string; sha256: string } | null> {
  if (id === undefined) return null;
  const [newest] = await listVersionsOf(db, id);
  if (newest?.version.contractId !== contractId) refuseField('document_id', texts.documentUnknown);
  const { version, file } = newest;
  const label = contractDocumentsTexts.version({ ...version, file: file.originalName });
  return { label, sha256: file.sha256 };
}

function describe(
  { view: { contract, payment }, next }: RenounceableContract,
  {
    sent_on: sentOn,
    received_on: receivedOn,
    document,
    scan,
  }: LetterInput & { document: string | undefined },
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
    ...(document === undefined ? [] : [{ label: texts.document, before: null, after: document }]),
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
