import { defineErrors } from '../../http/app-error.ts';
import { identityTexts as texts } from './identity.texts.ts';

export const identityErrors = defineErrors({
  invalidCredentials: {
    status: 401,
    code: 'identity.invalid_credentials',
    message: texts.invalidCredentials,
  },
  staffElsewhere: { status: 403, code: 'identity.staff_elsewhere', message: texts.staffElsewhere },
  accessSuspended: { status: 403, code: 'identity.access_suspended', message: texts.accessSuspended },
  passwordRefused: { status: 403, code: 'identity.password_refused', message: texts.passwordRefused },
  emailTaken: { status: 422, code: 'identity.email_taken', message: texts.emailTaken },
  emailUnconfirmed: { status: 409, code: 'identity.email_unconfirmed', message: texts.emailUnconfirmed },
  emailAlreadyConfirmed: {
    status: 409,
    code: 'identity.email_already_confirmed',
    message: texts.emailAlreadyConfirmed,
  },
  weakPassword: { status: 422, code: 'identity.weak_password', message: texts.weakPassword },
  wrongCurrentPassword: {
    status: 422,
    code: 'identity.wrong_current_password',
    message: texts.wrongCurrentPassword,
  },
  invalidCode: { status: 422, code: 'identity.invalid_code', message: texts.invalidCode },
  invalidInvitation: {
    status: 422,
    code: 'identity.invalid_invitation',
    message: texts.invalidInvitation,
  },
  invalidLink: { status: 422, code: 'identity.invalid_link', message: texts.invalidLink },
  invalidHandoff: { status: 401, code: 'identity.invalid_handoff', message: texts.invalidHandoff },
  twoFactorAlreadyOn: {
    status: 409,
    code: 'identity.two_factor_already_on',
    message: texts.twoFactorAlreadyOn,
  },
  twoFactorAlreadyOff: {
    status: 409,
    code: 'identity.two_factor_already_off',
    message: texts.twoFactorAlreadyOff,
  },
  twoFactorForced: { status: 409, code: 'identity.two_factor_forced', message: texts.twoFactorForced },
  signInFirst: { status: 409, code: 'identity.sign_in_first', message: texts.signInFirst },
  factorsFirst: { status: 409, code: 'identity.factors_first', message: texts.factorsFirst },
  alreadyLinked: { status: 409, code: 'identity.already_linked', message: texts.alreadyLinked },
  serviceLocked: { status: 409, code: 'identity.service_locked', message: texts.serviceLocked },
  serviceNotLinked: { status: 409, code: 'identity.service_not_linked', message: texts.serviceNotLinked },
  onlyService: { status: 409, code: 'identity.only_service', message: texts.onlyService },
  serviceInUse: { status: 409, code: 'identity.service_in_use', message: texts.serviceInUse },
  notAClientAccount: { status: 403, code: 'identity.not_a_client_account', message: texts.notAClientAccount },
  accountInUse: { status: 409, code: 'identity.account_in_use', message: texts.accountInUse },
});
