import { contentDisposition } from '../../http/content-disposition.ts';
import { publicHandler, RawReply } from '../../http/handler.ts';
import { matchesEtag } from '../../http/match-etag.ts';
import { downloadLegalDocument } from './download-legal-document.ts';

/** A published text never changes; who publishes it may. */
const caching = { 'cache-control': 'public, max-age=3600' };

export const legalHandlers = {
  downloadLegalDocument: publicHandler<'downloadLegalDocument'>(async ({ deps, query, request }) => {
    const { name, mime, etag, content } = await downloadLegalDocument(deps, query);
    const headers = { ...caching, etag };
    if (matchesEtag(request.header('if-none-match'), etag)) return new RawReply(304, headers, '');
    const disposition = contentDisposition('attachment', name);
    return new RawReply(
      200,
      { ...headers, 'content-type': mime, 'content-disposition': disposition },
      content,
    );
  }),
};
