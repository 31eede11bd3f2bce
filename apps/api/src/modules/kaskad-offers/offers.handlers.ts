import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { downloadDocument } from '../kaskad-rounds/download-document.ts';
import { offersErrors } from './offers.errors.ts';
import { findOffer, getRound, listRounds } from './read-offers.ts';
import { findByCode, openByCode, postRoundQuestion } from './visit-round.ts';

/** The round that a code opened. */
async function getByCode(deps: Deps, actor: Actor, code: string) {
  const round = await findByCode(deps.db, code);
  if (round === undefined) throw new AppError(offersErrors.codeUnknown);
  return getRound(deps, actor, round.id);
}

export const offersHandlers = {
  listRounds: handler<'listRounds'>(({ deps, actor }) => listRounds(deps, actor)),
  useRoundCode: changeHandler<'useRoundCode'>({
    change: ({ deps, actor, body }) => openByCode(deps, actor, body.code),
    response: ({ deps, actor, body }) => getByCode(deps, actor, body.code),
  }),
  getRound: handler<'getRound'>(({ deps, actor, params }) => getRound(deps, actor, params.id)),
  downloadRoundDocument: handler<'downloadRoundDocument'>(async ({ deps, actor, params }) => {
    const { round } = await findOffer(deps.db, actor, params.id);
    return downloadDocument(deps, actor, { roundId: round.id, documentId: params.document_id });
  }),
  postRoundQuestion: changeHandler<'postRoundQuestion'>({
    change: ({ deps, actor, params, body }) =>
      postRoundQuestion(deps, actor, { id: params.id, question: body.question }),
    response: ({ deps, actor, params }) => getRound(deps, actor, params.id),
  }),
};
