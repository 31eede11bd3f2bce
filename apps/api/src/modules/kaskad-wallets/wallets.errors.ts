import { defineErrors } from '../../http/app-error.ts';
import { walletsTexts as texts } from './wallets.texts.ts';

export const walletsErrors = defineErrors({
  notFound: { status: 404, code: 'kaskad_wallets.not_found', message: texts.notFound },
  alreadyAdded: { status: 409, code: 'kaskad_wallets.already_added', message: texts.alreadyAdded },
  tooMany: { status: 409, code: 'kaskad_wallets.too_many', message: texts.tooMany },
  alreadyProven: { status: 409, code: 'kaskad_wallets.already_proven', message: texts.alreadyProven },
  unproven: { status: 409, code: 'kaskad_wallets.unproven', message: texts.unproven },
  inUse: { status: 409, code: 'kaskad_wallets.in_use', message: texts.inUse },
  ofAnother: { status: 422, code: 'kaskad_wallets.of_another', message: texts.ofAnother },
  bitcoinUnproven: { status: 422, code: 'kaskad_wallets.bitcoin_unproven', message: texts.bitcoinUnproven },
  wrongSignature: { status: 422, code: 'kaskad_wallets.wrong_signature', message: texts.wrongSignature },
});
