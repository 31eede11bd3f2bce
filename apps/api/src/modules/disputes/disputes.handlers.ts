import { publicHandler } from '../../http/handler.ts';
import { toVisitor } from '../identity/create-session.ts';
import { disputeActivity } from './dispute-activity.ts';

export const disputesHandlers = {
  disputeActivity: publicHandler<'disputeActivity'>(async ({ deps, body, request }) => {
    await disputeActivity(deps, body.token, toVisitor(request));
    return { success: true };
  }),
};
