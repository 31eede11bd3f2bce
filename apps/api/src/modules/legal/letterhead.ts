import { issuerLines } from '@repo/domain/legal';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Letterhead } from '../../pdf/typeset.ts';
import type { Settings } from '../../settings.ts';
import { clientName } from '../accounts/client-name.ts';
import { publisherOf } from './publisher-of.ts';

/**
 * The head of a document for a client: who issues it, to whom, and its number. `number` is that of the document among the client's:
 * eight characters of the account follow it, so that no two documents have the same. They do not change: the same data give the
 * same bytes.
 */
export function letterheadOf(
  settings: Settings,
  account: Pick<
    UserRow,
    'id' | 'firstname' | 'lastname' | 'isCompany' | 'companyName' | 'address' | 'zipCode' | 'city'
  >,
  number: string,
): Letterhead {
  return {
    issuer: issuerLines(publisherOf(settings)),
    recipient: [clientName(account), account.address, `${account.zipCode} ${account.city}`],
    number: `${number}-${account.id.slice(-8).toUpperCase()}`,
  };
}
