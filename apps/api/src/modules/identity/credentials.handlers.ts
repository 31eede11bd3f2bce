import { challengeHandler, handler, publicHandler } from '../../http/handler.ts';
import { checkInvitation } from './accept-invitation.ts';
import { changePassword } from './change-password.ts';
import { checkToken } from './check-token.ts';
import { toVisitor } from './create-session.ts';
import { disableTwoFactor } from './disable-two-factor.ts';
import { enableTwoFactor } from './enable-two-factor.ts';
import { resendTwoFactor } from './resend-two-factor.ts';
import { resetPassword } from './reset-password.ts';
import { sendInstructions } from './send-instructions.ts';
import { verifyTwoFactor } from './verify-two-factor.ts';

export const credentialsHandlers = {
  changePassword: handler<'changePassword'>(async ({ deps, actor, body }) => {
    await changePassword(deps, actor, body);
    return { success: true };
  }),
  sendInstructions: publicHandler<'sendInstructions'>(async ({ deps, body }) => {
    await sendInstructions(deps, body);
    return { success: true };
  }),
  checkToken: publicHandler<'checkToken'>(async ({ deps, body }) => ({
    valid: await checkToken(deps, body.token),
  })),
  checkInvitation: publicHandler<'checkInvitation'>(async ({ deps, body }) => ({
    invitation: await checkInvitation(deps, body.token),
  })),
  resetPassword: publicHandler<'resetPassword'>(async ({ deps, body, request }) => {
    await resetPassword(deps, body, toVisitor(request));
    return { success: true };
  }),
  verifyTwoFactor: challengeHandler<'verifyTwoFactor'>(({ deps, challenge, body, request }) =>
    verifyTwoFactor(deps, challenge, { code: body.code, visitor: toVisitor(request) }),
  ),
  resendTwoFactor: challengeHandler<'resendTwoFactor'>(async ({ deps, challenge }) => {
    await resendTwoFactor(deps, challenge);
    return { success: true };
  }),
  enableTwoFactor: handler<'enableTwoFactor'>(async ({ deps, actor }) => ({
    success: true,
    two_factor_enabled: false,
    token: await enableTwoFactor(deps, actor),
  })),
  disableTwoFactor: handler<'disableTwoFactor'>(async ({ deps, actor, body }) => {
    await disableTwoFactor(deps, actor, body.password);
    return { success: true, two_factor_enabled: false };
  }),
};
