// The provider's own message. It is only believed when it is signed, and only told us where to look: the state is
// then asked of the provider. Without a configured provider there is no secret, and every message is refused.
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contractsErrors } from './contracts.errors.ts';

export async function receiveYousignWebhook(deps: Deps): Promise<never> {
  deps.log.warn('a Yousign message was refused: this installation signs with its local provider');
  throw new AppError(contractsErrors.badWebhook);
}
