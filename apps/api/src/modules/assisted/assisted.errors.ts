import { defineErrors } from '../../http/app-error.ts';
import { assistedTexts as texts } from './assisted.texts.ts';

export const assistedErrors = defineErrors({
  notFound: { status: 404, code: 'assisted.not_found', message: texts.notFound },
  boxesAreTheClients: {
    status: 403,
    code: 'assisted.boxes_are_the_clients',
    message: texts.boxesAreTheClients,
  },
  ownAccount: { status: 403, code: 'assisted.own_account', message: texts.ownAccount },
  changed: { status: 409, code: 'assisted.changed', message: texts.changed('', '') },
  ended: { status: 409, code: 'assisted.ended', message: texts.ended.canceled },
  incomplete: { status: 409, code: 'assisted.incomplete', message: texts.incomplete },
  blocked: { status: 409, code: 'assisted.blocked', message: texts.incomplete },
  emailedRecently: { status: 409, code: 'assisted.emailed_recently', message: texts.emailedRecently },
  noLongerOffered: {
    status: 409,
    code: 'assisted.no_longer_offered',
    message: texts.noLongerOffered.canceled,
  },
  linkUsed: { status: 409, code: 'assisted.link_used', message: texts.linkUsed },
});
