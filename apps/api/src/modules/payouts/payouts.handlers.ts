import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { createPayoutFile } from './create-payout-file.ts';
import { executePayout } from './execute-payout.ts';
import { getPayout } from './get-payout.ts';
import { getPayoutDetails } from './get-payout-details.ts';
import { getPayoutFile } from './get-payout-file.ts';
import { listClientPayouts } from './list-client-payouts.ts';
import { listPayouts, readPayoutFilters } from './list-payouts.ts';
import { preparePayout } from './prepare-payout.ts';
import { qualifyPayout } from './qualify-payout.ts';
import { setPayoutDetails } from './set-payout-details.ts';
import { sumPayouts } from './sum-payouts.ts';
import { uploadPayoutForm } from './upload-payout-form.ts';
import { voidPayout } from './void-payout.ts';
import { withdrawPayoutFile } from './withdraw-payout-file.ts';

export const payoutsHandlers = {
  listPayouts: handler<'listPayouts'>(({ deps, query }) =>
    listPayouts(deps, {
      ...readPayoutFilters(query ?? {}),
      ...readPlace(query),
    }),
  ),
  listClientPayouts: handler<'listClientPayouts'>(({ deps, actor, params, query }) =>
    listClientPayouts(deps, actor, { id: params.id, query }),
  ),
  sumPayouts: handler<'sumPayouts'>(({ deps, query }) => sumPayouts(deps, readPayoutFilters(query ?? {}))),
  getPayout: handler<'getPayout'>(({ deps, params }) => getPayout(deps, params.id)),
  uploadPayoutForm: handler<'uploadPayoutForm'>(({ deps, actor, params, upload }) =>
    uploadPayoutForm(deps, actor, { payoutId: params.id, upload }),
  ),
  preparePayout: changeHandler<'preparePayout'>({
    change: ({ deps, actor, params, body }) => preparePayout(deps, actor, params.id, body),
    response: ({ deps, params }) => getPayout(deps, params.id),
  }),
  executePayout: changeHandler<'executePayout'>({
    change: ({ deps, actor, params, body }) => executePayout(deps, actor, params.id, body),
    response: ({ deps, params }) => getPayout(deps, params.id),
  }),
  voidPayout: changeHandler<'voidPayout'>({
    change: ({ deps, actor, params, body }) => voidPayout(deps, actor, params.id, body),
    response: ({ deps, params }) => getPayout(deps, params.id),
  }),
  qualifyPayout: changeHandler<'qualifyPayout'>({
    change: ({ deps, actor, params, body }) => qualifyPayout(deps, actor, params.id, body),
    response: ({ deps, params }) => getPayout(deps, params.id),
  }),
  createPayoutFile: handler<'createPayoutFile'>(({ deps, actor, body }) =>
    createPayoutFile(deps, actor, body.payout_ids),
  ),
  getPayoutFile: handler<'getPayoutFile'>(({ deps, params }) => getPayoutFile(deps, params.id)),
  withdrawPayoutFile: changeHandler<'withdrawPayoutFile'>({
    change: ({ deps, actor, params, body }) => withdrawPayoutFile(deps, actor, { id: params.id, ...body }),
    response: async () => ({ success: true }),
  }),
  getPayoutDetails: handler<'getPayoutDetails'>(({ deps, actor }) => getPayoutDetails(deps, actor, 'yield')),
  setPayoutDetails: handler<'setPayoutDetails'>(async ({ deps, actor, body }) => {
    await setPayoutDetails(deps, actor, { ...body, service: 'yield' });
    return getPayoutDetails(deps, actor, 'yield');
  }),
  getKaskadPayoutDetails: handler<'getKaskadPayoutDetails'>(({ deps, actor }) =>
    getPayoutDetails(deps, actor, 'kaskad'),
  ),
  setKaskadPayoutDetails: handler<'setKaskadPayoutDetails'>(async ({ deps, actor, body }) => {
    await setPayoutDetails(deps, actor, { ...body, service: 'kaskad' });
    return getPayoutDetails(deps, actor, 'kaskad');
  }),
};
