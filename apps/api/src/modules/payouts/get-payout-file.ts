import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { RawReply } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { listFiledOwners } from '../payout-holds/payout-holds.repository.ts';
import { refuseHeld } from '../payout-holds/refuse-held.ts';
import { payoutFileName } from './create-payout-file.ts';
import { findPayoutFile } from './payout-files.repository.ts';

/** The same bytes each time: the file is kept as it was written. One that would pay a held account is to be withdrawn. */
export async function getPayoutFile(deps: Deps, id: string): Promise<RawReply> {
  const file = await findPayoutFile(deps.db, id);
  if (file === null) throw new AppError(httpErrors.notFound);
  await refuseHeld(deps.db, await listFiledOwners(deps.db, id));
  return new RawReply(
    200,
    {
      'content-type': 'application/xml',
      'content-disposition': contentDisposition('attachment', payoutFileName(file.messageId)),
      'cache-control': 'private, no-store',
    },
    file.content,
  );
}
