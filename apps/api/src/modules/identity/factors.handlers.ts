import { challengeHandler, handler } from '../../http/handler.ts';
import { addPasskey, confirmAuthenticator, startAuthenticator, startPasskey } from './add-factor.ts';
import { toVisitor } from './create-session.ts';
import { listFactors } from './list-factors.ts';
import { removeFactor, renameFactor, renewRecoveryCodes } from './remove-factor.ts';
import { withNewToken } from './renew-token.ts';
import { signInWithFactor, startSignInPasskey } from './sign-in-with-factor.ts';
import { startStepUp, stepUp } from './step-up.ts';

export const factorsHandlers = {
  listFactors: handler<'listFactors'>(({ deps, actor }) => listFactors(deps, actor)),
  startAuthenticator: handler<'startAuthenticator'>(({ deps, actor, body }) =>
    startAuthenticator(deps, actor, body.name),
  ),
  confirmAuthenticator: handler<'confirmAuthenticator'>(async ({ deps, actor, params, body }) =>
    withNewToken(await confirmAuthenticator(deps, actor, { id: params.id, code: body.code })),
  ),
  startPasskey: handler<'startPasskey'>(({ deps, actor, request }) =>
    startPasskey(deps, actor, request.origin),
  ),
  addPasskey: handler<'addPasskey'>(async ({ deps, actor, body, request }) =>
    withNewToken(await addPasskey(deps, actor, { ...body, from: request.origin })),
  ),
  renameFactor: handler<'renameFactor'>(async ({ deps, actor, params, body }) => {
    await renameFactor(deps, actor, { id: params.id, name: body.name });
    return listFactors(deps, actor);
  }),
  removeFactor: handler<'removeFactor'>(async ({ deps, actor, params }) => {
    const token = await removeFactor(deps, actor, params.id);
    return withNewToken({ body: await listFactors(deps, actor), token });
  }),
  renewRecoveryCodes: handler<'renewRecoveryCodes'>(async ({ deps, actor }) =>
    withNewToken(await renewRecoveryCodes(deps, actor)),
  ),
  startStepUp: handler<'startStepUp'>(({ deps, actor, request }) => startStepUp(deps, actor, request.origin)),
  stepUp: handler<'stepUp'>(async ({ deps, actor, body, request }) => {
    await stepUp(deps, actor, { ...body, origin: request.origin });
    return { success: true };
  }),
  startSignInPasskey: challengeHandler<'startSignInPasskey'>(({ deps, challenge, request }) =>
    startSignInPasskey(deps, challenge, request.origin),
  ),
  signInWithFactor: challengeHandler<'signInWithFactor'>(({ deps, challenge, body, request }) =>
    signInWithFactor(deps, challenge, { proof: body, origin: request.origin, visitor: toVisitor(request) }),
  ),
};
