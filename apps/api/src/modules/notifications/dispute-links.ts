// « Ce n’est pas moi » of the emails: one link each, good for some days whatever was sent since.
import { insertMany } from '../../db/insert-many.ts';
import { disputeLinks } from '../../db/schema/disputes.ts';
import type { Deps } from '../../deps.ts';
import { disputeTokenPrefix, hashToken, newToken } from '../../tokens.ts';
import type { MailKind } from './mails/mail-data.ts';
import { isDisputable } from './mails/mail-kinds.ts';

const linkDays = 7;
const dayMs = 24 * 3_600_000;

export interface NewDispute {
  token: string;
}

interface Announced {
  kind: MailKind;
  /** Null: of no account. */
  accountId: string | null;
  recipient: string;
}

/** For each email its link, or null of one that has none. In the transaction of the emails; only the hash of a token is stored. */
export async function prepareDisputes(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  mails: readonly Announced[],
): Promise<readonly (NewDispute | null)[]> {
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + linkDays * dayMs);
  const prepared = mails.map(({ kind, accountId: userId, recipient }) => {
    if (userId === null || !isDisputable(kind)) return null;
    const { token, tokenHash } = newToken(deps, disputeTokenPrefix);
    const recipientHash = hashToken(recipient);
    const row = {
      id: deps.ids.uuid(),
      tokenHash,
      userId,
      mailKind: kind,
      recipientHash,
      createdAt,
      expiresAt,
    };
    return { token, row };
  });
  const rows = prepared.flatMap((one) => (one === null ? [] : [one.row]));
  if (rows.length > 0) await insertMany(deps.db, disputeLinks, rows);
  return prepared;
}
