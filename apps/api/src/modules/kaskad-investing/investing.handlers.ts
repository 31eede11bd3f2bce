import type { Actor, Deps } from '../../deps.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { acceptRoundDocuments } from './accept-documents.ts';
import { findLastInvestment, invest } from './invest.ts';
import { getInvestorProfile, takeInvestorTest } from './investor-profile.ts';
import { getMailPreferences, saveMailPreferences } from './mail-preferences.ts';
import { openInvestmentSignature } from './open-investment-signature.ts';
import { downloadInvestmentDocument, getInvestment, listInvestments } from './read-investments.ts';
import { reserveUnits } from './reserve-units.ts';
import { withdrawInvestment } from './withdraw-investment.ts';

/** What the caller submitted or reserved last in a round. */
async function lastOf(deps: Deps, actor: Actor, of: { roundId: string; isReservation: boolean }) {
  const id = await findLastInvestment(deps.db, { ...of, userId: actor.userId });
  return getInvestment(deps, actor, id);
}

export const investingHandlers = {
  reserveUnits: changeHandler<'reserveUnits'>({
    change: ({ deps, actor, params, body }) => reserveUnits(deps, actor, { roundId: params.id, ...body }),
    response: ({ deps, actor, params }) => lastOf(deps, actor, { roundId: params.id, isReservation: true }),
  }),
  invest: changeHandler<'invest'>({
    change: ({ deps, actor, params, body }) => invest(deps, actor, { roundId: params.id, ...body }),
    response: ({ deps, actor, params }) => lastOf(deps, actor, { roundId: params.id, isReservation: false }),
  }),
  listInvestments: handler<'listInvestments'>(({ deps, actor }) => listInvestments(deps, actor)),
  getInvestment: handler<'getInvestment'>(({ deps, actor, params }) => getInvestment(deps, actor, params.id)),
  withdrawInvestment: changeHandler<'withdrawInvestment'>({
    change: ({ deps, actor, params, body }) => withdrawInvestment(deps, actor, { id: params.id, ...body }),
    response: ({ deps, actor, params }) => getInvestment(deps, actor, params.id),
  }),
  acceptRoundDocuments: changeHandler<'acceptRoundDocuments'>({
    change: ({ deps, actor, params, body }) => acceptRoundDocuments(deps, actor, { id: params.id, ...body }),
    response: ({ deps, actor, params }) => getInvestment(deps, actor, params.id),
  }),
  openInvestmentSignature: handler<'openInvestmentSignature'>(({ deps, actor, params }) =>
    openInvestmentSignature(deps, actor, params.id),
  ),
  downloadInvestmentDocument: handler<'downloadInvestmentDocument'>(({ deps, actor, params }) =>
    downloadInvestmentDocument(deps, actor, params),
  ),
  getInvestorProfile: handler<'getInvestorProfile'>(({ deps, actor }) => getInvestorProfile(deps, actor)),
  takeInvestorTest: changeHandler<'takeInvestorTest'>({
    change: ({ deps, actor, body }) => takeInvestorTest(deps, actor, body),
    response: ({ deps, actor }) => getInvestorProfile(deps, actor),
  }),
  getKaskadPreferences: handler<'getKaskadPreferences'>(({ deps, actor }) => getMailPreferences(deps, actor)),
  saveKaskadPreferences: changeHandler<'saveKaskadPreferences'>({
    change: ({ deps, actor, body }) => saveMailPreferences(deps, actor, body),
    response: ({ deps, actor }) => getMailPreferences(deps, actor),
  }),
};
