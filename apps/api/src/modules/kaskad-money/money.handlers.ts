import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { findInvestmentView } from '../kaskad-investments/investments.repository.ts';
import { readInvestmentDetail } from '../kaskad-investments/read-detail.ts';
import { executeRefund } from './execute-refund.ts';
import { moneyErrors } from './money.errors.ts';
import { cancelInvestment, chooseFewerUnits, fileInvestmentProof, refuseInvestmentProof } from './proofs.ts';
import { getIssuedInvestment, listIssuedInvestments } from './read-issued.ts';
import { getRefund, listRefunds } from './read-refunds.ts';
import { prepareRefund } from './refunds.ts';
import { validateInvestment } from './validate-investment.ts';

const refundHandlers = {
  listRefunds: handler<'listRefunds'>(({ deps, query }) => {
    const { state, q = '' } = query ?? {};
    return listRefunds(deps, { ...readPlace(query), state, q: q.trim() });
  }),
  getRefund: handler<'getRefund'>(({ deps, params }) => getRefund(deps, params.id)),
  prepareRefund: changeHandler<'prepareRefund'>({
    change: ({ deps, actor, params, body }) => prepareRefund(deps, actor, { id: params.id, ...body }),
    response: ({ deps, params }) => getRefund(deps, params.id),
  }),
  executeRefund: changeHandler<'executeRefund'>({
    change: ({ deps, actor, params, body }) => executeRefund(deps, actor, { id: params.id, ...body }),
    response: ({ deps, params }) => getRefund(deps, params.id),
  }),
};

export const moneyHandlers = {
  ...refundHandlers,
  fileInvestmentProof: changeHandler<'fileInvestmentProof'>({
    change: ({ deps, actor, params, body }) => fileInvestmentProof(deps, actor, { id: params.id, ...body }),
    response: ({ deps, actor, params }) => getOwn(deps, actor, params.id),
  }),
  chooseFewerUnits: changeHandler<'chooseFewerUnits'>({
    change: ({ deps, actor, params, body }) => chooseFewerUnits(deps, actor, { id: params.id, ...body }),
    response: ({ deps, actor, params }) => getOwn(deps, actor, params.id),
  }),
  listIssuedInvestments: handler<'listIssuedInvestments'>(({ deps, query }) => {
    const { view, round, allotted, q = '' } = query ?? {};
    const isAllotted = allotted === 'true';
    return listIssuedInvestments(deps, { ...readPlace(query), view, round, isAllotted, q: q.trim() });
  }),
  getIssuedInvestment: handler<'getIssuedInvestment'>(({ deps, actor, params }) =>
    getIssuedInvestment(deps, actor, params.id),
  ),
  validateInvestment: changeHandler<'validateInvestment'>({
    change: ({ deps, actor, params, body }) => validateInvestment(deps, actor, { id: params.id, ...body }),
    response: ({ deps, actor, params }) => getIssuedInvestment(deps, actor, params.id),
  }),
  refuseInvestmentProof: changeHandler<'refuseInvestmentProof'>({
    change: ({ deps, actor, params, body }) => refuseInvestmentProof(deps, actor, { id: params.id, ...body }),
    response: ({ deps, actor, params }) => getIssuedInvestment(deps, actor, params.id),
  }),
  cancelInvestment: changeHandler<'cancelInvestment'>({
    change: ({ deps, actor, params, body }) => cancelInvestment(deps, actor, { id: params.id, ...body }),
    response: ({ deps, actor, params }) => getIssuedInvestment(deps, actor, params.id),
  }),
};

async function getOwn(deps: Deps, actor: Actor, id: string) {
  const view = await findInvestmentView(deps.db, id);
  if (view?.owner.id !== actor.userId) throw new AppError(moneyErrors.notFound);
  return readInvestmentDetail(deps, view);
}
