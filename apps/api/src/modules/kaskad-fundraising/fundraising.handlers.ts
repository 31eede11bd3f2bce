import { and, desc, eq } from 'drizzle-orm';
import { kaskadRounds } from '../../db/schema/kaskad-rounds.ts';
import type { Actor, Deps } from '../../deps.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { recordFeeTransfer } from '../kaskad-money/record-fee-transfer.ts';
import { downloadDocument } from '../kaskad-rounds/download-document.ts';
import { readIssuerDetails } from '../kaskad-rounds/issuer-details.ts';
import { addRoundDocument, toDocument } from './add-round-document.ts';
import { getKaskadRound } from './get-kaskad-round.ts';
import { issuerAccountKind, setIssuerPaymentDetails } from './issuer-account-kind.ts';
import { listKaskadRounds } from './list-kaskad-rounds.ts';
import { moveRound } from './move-round.ts';
import {
  findRoundOfQuestion,
  inviteToRound,
  publishRoundUpdate,
  replyToQuestion,
} from './publish-on-round.ts';
import { roundApproveKind } from './round-approve-kind.ts';
import { createRound, updateRound } from './save-round.ts';

export const fundraisingKinds = {
  'round.approve': roundApproveKind,
  'issuer.payment_details': issuerAccountKind,
} as const;

/** The last draft of this name that the caller made. */
async function findDraft({ db }: Deps, { userId }: Actor, name: string): Promise<string> {
  const [row] = await db
    .select({ id: kaskadRounds.id })
    .from(kaskadRounds)
    .where(and(eq(kaskadRounds.createdBy, userId), eq(kaskadRounds.name, name.trim())))
    .orderBy(desc(kaskadRounds.createdAt), desc(kaskadRounds.id))
    .limit(1);
  return row?.id ?? '';
}

export const fundraisingHandlers = {
  listKaskadRounds: handler<'listKaskadRounds'>(({ deps, query }) => {
    const { view, q = '' } = query ?? {};
    return listKaskadRounds(deps, { ...readPlace(query), view, q: q.trim() });
  }),
  createRound: changeHandler<'createRound'>({
    change: ({ deps, actor, body }) => createRound(deps, actor, body),
    response: async ({ deps, actor, body }) =>
      getKaskadRound(deps, actor, await findDraft(deps, actor, body.name)),
  }),
  getKaskadRound: handler<'getKaskadRound'>(({ deps, actor, params }) =>
    getKaskadRound(deps, actor, params.id),
  ),
  updateRound: changeHandler<'updateRound'>({
    change: ({ deps, actor, params, body }) => updateRound(deps, actor, { ...body, id: params.id }),
    response: ({ deps, actor, params }) => getKaskadRound(deps, actor, params.id),
  }),
  moveRound: changeHandler<'moveRound'>({
    change: ({ deps, actor, params, body }) => moveRound(deps, actor, { ...body, id: params.id }),
    response: ({ deps, actor, params }) => getKaskadRound(deps, actor, params.id),
  }),
  addRoundDocument: changeHandler<'addRoundDocument'>({
    change: ({ deps, actor, params, body, upload }) =>
      addRoundDocument(deps, actor, toDocument(params.id, body, upload)),
    response: ({ deps, actor, params }) => getKaskadRound(deps, actor, params.id),
  }),
  downloadStaffRoundDocument: handler<'downloadStaffRoundDocument'>(({ deps, actor, params }) =>
    downloadDocument(deps, actor, { roundId: params.id, documentId: params.document_id }),
  ),
  inviteToRound: changeHandler<'inviteToRound'>({
    change: ({ deps, actor, params, body }) => inviteToRound(deps, actor, { ...body, id: params.id }),
    response: ({ deps, actor, params }) => getKaskadRound(deps, actor, params.id),
  }),
  publishRoundUpdate: changeHandler<'publishRoundUpdate'>({
    change: ({ deps, actor, params, body }) => publishRoundUpdate(deps, actor, { ...body, id: params.id }),
    response: ({ deps, actor, params }) => getKaskadRound(deps, actor, params.id),
  }),
  recordFeeTransfer: changeHandler<'recordFeeTransfer'>({
    change: ({ deps, actor, params, body }) => recordFeeTransfer(deps, actor, { ...body, id: params.id }),
    response: ({ deps, actor, params }) => getKaskadRound(deps, actor, params.id),
  }),
  replyToQuestion: changeHandler<'replyToQuestion'>({
    change: ({ deps, actor, params, body }) => replyToQuestion(deps, actor, { ...body, id: params.id }),
    response: async ({ deps, actor, params }) =>
      getKaskadRound(deps, actor, await findRoundOfQuestion(deps, params.id)),
  }),
  getIssuer: handler<'getIssuer'>(({ deps, params }) => readIssuerDetails(deps, params.id)),
  setIssuerPaymentDetails: changeHandler<'setIssuerPaymentDetails'>({
    change: ({ deps, actor, params, body }) =>
      setIssuerPaymentDetails(deps, actor, { ...body, id: params.id }),
    response: ({ deps, params }) => readIssuerDetails(deps, params.id),
  }),
};
