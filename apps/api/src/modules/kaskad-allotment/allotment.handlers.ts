import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { getKaskadRound } from '../kaskad-fundraising/get-kaskad-round.ts';
import { readIssuerDetails } from '../kaskad-rounds/issuer-details.ts';
import { downloadCapTable } from './download-cap-table.ts';
import { getProposedAllotment } from './get-proposed-allotment.ts';
import { issueRound } from './issue-round.ts';
import { publishAllotment } from './publish-allotment.ts';
import { getCapTable } from './read-cap-table.ts';
import { recordHolding, recordValuation } from './record-register.ts';
import { simulateAllotment } from './simulate-allotment.ts';

export const allotmentHandlers = {
  simulateAllotment: handler<'simulateAllotment'>(({ deps, params, body }) =>
    simulateAllotment(deps, params.id, body),
  ),
  getProposedAllotment: handler<'getProposedAllotment'>(({ deps, params, query }) => {
    const { page, pageSize } = readPlace(query);
    return getProposedAllotment(deps, { roundId: params.id, page, pageSize });
  }),
  publishAllotment: changeHandler<'publishAllotment'>({
    change: ({ deps, actor, params, body }) => publishAllotment(deps, actor, { ...body, id: params.id }),
    response: ({ deps, actor, params }) => getKaskadRound(deps, actor, params.id),
  }),
  issueRound: changeHandler<'issueRound'>({
    change: ({ deps, actor, params, body }) => issueRound(deps, actor, { ...body, id: params.id }),
    response: ({ deps, actor, params }) => getKaskadRound(deps, actor, params.id),
  }),
  getCapTable: handler<'getCapTable'>(({ deps, params, query }) =>
    getCapTable(deps, { issuerId: params.id, roundId: query?.round }),
  ),
  downloadCapTable: handler<'downloadCapTable'>(({ deps, params, query }) =>
    downloadCapTable(deps, { issuerId: params.id, roundId: query?.round }),
  ),
  recordHolding: changeHandler<'recordHolding'>({
    change: ({ deps, actor, params, body }) => recordHolding(deps, actor, { ...body, issuerId: params.id }),
    response: ({ deps, params }) => getCapTable(deps, { issuerId: params.id, roundId: undefined }),
  }),
  recordValuation: changeHandler<'recordValuation'>({
    change: ({ deps, actor, params, body }) => recordValuation(deps, actor, { ...body, issuerId: params.id }),
    response: ({ deps, params }) => readIssuerDetails(deps, params.id),
  }),
};
