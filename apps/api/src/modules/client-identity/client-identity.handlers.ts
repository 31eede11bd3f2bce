import { changeHandler, handler, publicHandler } from '../../http/handler.ts';
import { compareClientCompany } from './compare-company.ts';
import { decideDocument } from './decide-document.ts';
import { decideKyc } from './decide-kyc.ts';
import { getClientIdentity } from './get-client-identity.ts';
import { openClientFile } from './open-client-file.ts';
import { requestCorrections } from './request-corrections.ts';
import { setDocumentExpiry } from './set-document-expiry.ts';
import { createClientFileLink, viewClientFile } from './view-client-file.ts';

export const clientIdentityHandlers = {
  getClientIdentity: handler<'getClientIdentity'>(({ deps, actor, params }) =>
    getClientIdentity(deps, actor, params.id),
  ),
  decideKyc: changeHandler<'decideKyc'>({
    change: ({ deps, actor, params, body }) => decideKyc(deps, actor, { userId: params.id, body }),
    response: ({ deps, actor, params }) => getClientIdentity(deps, actor, params.id),
  }),
  decideDocument: changeHandler<'decideDocument'>({
    change: ({ deps, actor, params, body }) => decideDocument(deps, actor, { userId: params.id, body }),
    response: ({ deps, actor, params }) => getClientIdentity(deps, actor, params.id),
  }),
  setDocumentExpiry: changeHandler<'setDocumentExpiry'>({
    change: ({ deps, actor, params, body }) => setDocumentExpiry(deps, actor, { userId: params.id, body }),
    response: ({ deps, actor, params }) => getClientIdentity(deps, actor, params.id),
  }),
  requestCorrections: changeHandler<'requestCorrections'>({
    change: ({ deps, actor, params, body }) =>
      requestCorrections(deps, actor, { userId: params.id, ...body }),
    response: ({ deps, actor, params }) => getClientIdentity(deps, actor, params.id),
  }),
  compareClientCompany: handler<'compareClientCompany'>(({ deps, params }) =>
    compareClientCompany(deps, params.id),
  ),
  openClientFile: handler<'openClientFile'>(({ deps, actor, params }) =>
    openClientFile(deps, actor, params.id),
  ),
  createClientFileLink: handler<'createClientFileLink'>(({ deps, actor, params }) =>
    createClientFileLink(deps, actor, params.id),
  ),
  viewClientFile: publicHandler<'viewClientFile'>(({ deps, params, query, request }) =>
    viewClientFile(deps, { fileId: params.id, ...query }, request),
  ),
};
