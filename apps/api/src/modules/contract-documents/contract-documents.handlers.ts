import { handler } from '../../http/handler.ts';
import { addContractDocument, replaceContractDocument } from './contract-documents.ts';
import { downloadContractDocument, listAddedDocuments } from './read-contract-documents.ts';

export const contractDocumentsHandlers = {
  listAddedDocuments: handler<'listAddedDocuments'>(({ deps, actor, params }) =>
    listAddedDocuments(deps, actor, params.id),
  ),
  addContractDocument: handler<'addContractDocument'>(({ deps, actor, params, body, upload }) =>
    addContractDocument(deps, actor, { contractId: params.id, title: body.title, upload }),
  ),
  replaceContractDocument: handler<'replaceContractDocument'>(({ deps, actor, params, body, upload }) =>
    replaceContractDocument(deps, actor, {
      documentId: params.id,
      version: Number(body.version),
      reason: body.reason,
      upload,
    }),
  ),
  downloadContractDocument: handler<'downloadContractDocument'>(({ deps, actor, params }) =>
    downloadContractDocument(deps, actor, params.id),
  ),
};
