import { createHash } from 'node:crypto';
import { type AlertRule, alertParameters } from '@repo/domain/alerts';
import { parameterRules } from '@repo/domain/parameters';
import type { AlertRecord } from '../../db/schema/alerts.ts';
import type { Deps } from '../../deps.ts';
import { readWholeNumber } from '../parameters/read-whole-number.ts';
import { insertAlert, listContractsWith, listOthersWith } from './alerts.repository.ts';

type AlertDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>;

interface Alert {
  rule: AlertRule;
  subject: string;
  records: readonly AlertRecord[];
  detail?: string | null;
}

/** The threshold of a rule; 0 when it is off. */
export const readAlertLevel = (deps: AlertDeps, rule: AlertRule): Promise<number> => {
  const key = alertParameters[rule];
  return readWholeNumber(deps, key, Number(parameterRules[key].byDefault));
};

/** In the caller's transaction; nothing where the rule is off, or where the subject was alerted of before. */
export async function raiseAlert(deps: AlertDeps, { detail = null, ...alert }: Alert): Promise<void> {
  if ((await readAlertLevel(deps, alert.rule)) === 0) return;
  await insertAlert(deps.db, { id: deps.ids.uuid(), ...alert, detail, raisedAt: deps.clock.now() });
}

/** What identifies an account or a transaction, and outlives neither. */
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** An account that a client is paid from, or declares to be paid to, and another one too. */
export async function alertSharedAccount(
  deps: AlertDeps,
  { account, userId }: { account: string; userId: string },
): Promise<void> {
  const others = await listOthersWith(deps.db, account, userId);
  if (others.length === 0) return;
  const records = [userId, ...others].map((id) => ({ kind: 'user' as const, id }));
  await raiseAlert(deps, { rule: 'shared_account', subject: digestOf(account), records });
}

/** The antivirus knows a file that this person sent; null names no account. */
export async function alertInfectedFile(
  deps: AlertDeps,
  { sha256, name, record }: { sha256: string; name: string; record: AlertRecord | null },
): Promise<void> {
  const subject = record === null ? sha256 : `${sha256} ${record.id}`;
  const records = record === null ? [] : [record];
  await raiseAlert(deps, { rule: 'infected_file', subject, records, detail: name });
}

/** A client declares a transaction that another contract was paid or declared with. */
export async function alertHashTwice(
  deps: AlertDeps,
  { hashes, contractId }: { hashes: readonly string[]; contractId: string },
): Promise<void> {
  for (const hash of new Set(hashes)) {
    const others = await listContractsWith(deps.db, hash, contractId);
    if (others.length === 0) continue;
    const records = [contractId, ...others].map((id) => ({ kind: 'contract' as const, id }));
    await raiseAlert(deps, { rule: 'hash_twice', subject: digestOf(hash), records });
  }
}
