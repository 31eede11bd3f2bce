import { contentDisposition } from '../../http/content-disposition.ts';
import { handler, RawReply } from '../../http/handler.ts';
import { downloadNavAttestation } from './download-nav-attestation.ts';

export const navAttestationHandlers = {
  downloadNavAttestation: handler<'downloadNavAttestation'>(async ({ deps, actor, query }) => {
    const { strategy_id: strategyId, from: first, to: last } = query;
    const { bytes, name } = await downloadNavAttestation(deps, actor, { strategyId, first, last });
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', name),
      'cache-control': 'private, no-store',
    };
    return new RawReply(200, headers, Buffer.from(bytes));
  }),
};
