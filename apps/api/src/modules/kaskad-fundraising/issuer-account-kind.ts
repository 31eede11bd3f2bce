import type { components } from '@repo/api-sdk/spec';
import { parseAddress } from '@repo/domain/crypto-address';
import { formatAddress, formatIban } from '@repo/domain/format';
import { parseBic, parseIban } from '@repo/domain/payouts';
import { type Failure, isFilled } from '@repo/domain/validation';
import { z } from 'zod';
import { type IssuerAccountRow, kaskadIssuerAccounts } from '../../db/schema/kaskad-registers.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { findIssuerAccount } from '../kaskad-rounds/can-see-round.ts';
import { findIssuer } from '../kaskad-units/classes.repository.ts';
import { roundsErrors } from './rounds.errors.ts';
import { roundsTexts } from './rounds.texts.ts';

const texts = roundsTexts.account;
type Typed = components['schemas']['IssuerPaymentDetails'];
type Account = Pick<IssuerAccountRow, 'holder' | 'iban' | 'bic' | 'bitcoinAddress' | 'ethereumAddress'>;

const input = z.strictObject({
  holder: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
  bitcoinAddress: z.string().nullable(),
  ethereumAddress: z.string().nullable(),
});

/** Where investors of an issuer pay: used once a second person approved it, by those who pay from then on. */
export const issuerAccountKind: ChangeKind<Account> = {
  kind: 'issuer.payment_details',
  subjectType: 'issuer',
  input,
  isAlwaysHeld: true,
  warnings: {},
  check: async (deps, { subjectId, input: account }) => {
    const issuer = await findIssuer(deps.db, subjectId);
    if (issuer === undefined) throw new AppError(roundsErrors.issuerNotFound);
    const before = await findIssuerAccount(deps.db, subjectId);
    const lines = describe(before, account);
    if (lines.length === 0) refuseField('details', texts.unchanged);
    return {
      subjectLabel: issuer.name,
      userId: null,
      lines,
      fingerprint: fingerprintOf([before?.id ?? null]),
    };
  },
  apply: async (deps, { actor, subjectId, input: account, request }) => {
    await deps.db.insert(kaskadIssuerAccounts).values({
      ...account,
      id: deps.ids.uuid(),
      issuerId: subjectId,
      setAt: deps.clock.now(),
      setBy: request?.makerId ?? actor.userId,
    });
    await recordAudit(deps, {
      by: actor,
      action: 'issuer.details_changed',
      object: { type: 'issuer', id: subjectId },
      after: { iban: account.iban, ...(request && { change_request: request.id }) },
    });
  },
};

export async function setIssuerPaymentDetails(
  deps: Deps,
  actor: Actor,
  { id, details, reason }: components['schemas']['IssuerPaymentDetailsBody'] & { id: string },
): Promise<void> {
  if ((await findIssuer(deps.db, id)) === undefined) throw new AppError(roundsErrors.issuerNotFound);
  await holdOrApply(deps, actor, {
    kind: issuerAccountKind,
    subjectId: id,
    input: readAccount(details),
    reason,
  });
}

const filledOrNull = (text: string | null): string | null => (isFilled(text) ? (text ?? '').trim() : null);

/** In their canonical forms, or every field that is refused. */
function readAccount(typed: Typed): Account {
  const holder = typed.holder.trim();
  const iban = parseIban(typed.iban);
  const typedBic = filledOrNull(typed.bic);
  const bic = typedBic === null ? null : parseBic(typedBic);
  const [typedBitcoin, typedEthereum] = [
    filledOrNull(typed.bitcoin_address),
    filledOrNull(typed.ethereum_address),
  ];
  const bitcoinAddress = typedBitcoin === null ? null : parseAddress(typedBitcoin, 'bitcoin');
  const ethereumAddress = typedEthereum === null ? null : parseAddress(typedEthereum, 'ethereum');
  const rules: [field: string, message: string, holds: boolean][] = [
    ['details.holder', texts.holder, holder !== ''],
    ['details.iban', texts.iban, iban !== null],
    ['details.bic', texts.bic, typedBic === null || bic !== null],
    ['details.bitcoin_address', texts.bitcoin, typedBitcoin === null || bitcoinAddress !== null],
    ['details.ethereum_address', texts.ethereum, typedEthereum === null || ethereumAddress !== null],
  ];
  const failures = rules
    .filter(([, , holds]) => !holds)
    .map(([field, message]): Failure<string> => ({ field, message }));
  refuseInvalid({ failures, first: failures[0] ?? null });
  return { holder, iban: iban ?? '', bic, bitcoinAddress, ethereumAddress };
}

/** Only what changes. */
function describe(before: Account | null, after: Account): ChangeLine[] {
  const labels = roundsTexts.accountLines;
  const values = (account: Account | null) =>
    [
      [labels.holder, account?.holder ?? null],
      [labels.iban, account && formatIban(account.iban)],
      [labels.bic, account?.bic ?? null],
      [labels.bitcoin, shown(account?.bitcoinAddress)],
      [labels.ethereum, shown(account?.ethereumAddress)],
    ] as const;
  const old = new Map<string, string | null>(values(before));
  return values(after).flatMap(([label, value]) => {
    const previous = old.get(label) ?? null;
    return previous === value ? [] : [{ label, before: previous, after: value }];
  });
}

const shown = (address: string | null | undefined): string | null =>
  address === null || address === undefined ? null : formatAddress(address);
