import { contentDisposition } from '../../http/content-disposition.ts';
import { handler, RawReply } from '../../http/handler.ts';
import { downloadReceipt } from './download-receipt.ts';

export const contractReceiptsHandlers = {
  downloadReceipt: handler<'downloadReceipt'>(async ({ deps, actor, params, query }) => {
    const request = { contractId: params.id, payoutId: query?.payout_id ?? null };
    const { name, bytes } = await downloadReceipt(deps, actor, request);
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', name),
      'cache-control': 'private, no-store',
    };
    return new RawReply(200, headers, Buffer.from(bytes));
  }),
};
