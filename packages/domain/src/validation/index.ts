export { acceptanceBoxes, acceptanceSteps, acceptanceTexts } from './acceptance.texts.ts';
export { readAmount } from './amount.ts';
export {
  type Check,
  type Failure,
  isFilled,
  isPlainLine,
  runChecks,
  toErrorMap,
  type Verdict,
} from './checks.ts';
export { documentsTexts } from './documents.texts.ts';
export {
  type AddedDocumentValues,
  type CompanyDocumentChoice,
  type CompanyDocumentToSend,
  companyDocumentsToSend,
  type FileFacts,
  type IdentityDocumentField,
  type IdentityDocumentValues,
  type ReplacedDocumentValues,
  validateAddedDocument,
  validateCompanyDocument,
  validateCompanyDocuments,
  validateIdentityDocument,
  validateReplacedDocument,
} from './documents.ts';
export { isEmail, normaliseEmail } from './email.ts';
export { type LetterValues, validateLetter } from './letter.ts';
export { passwordTexts } from './password.texts.ts';
export {
  type ChangePasswordField,
  type ChangePasswordValues,
  type ResetPasswordField,
  type ResetPasswordValues,
  validateChangePassword,
  validateNewPassword,
  validateResetPassword,
} from './password.ts';
export { paymentProofTexts } from './payment.texts.ts';
export {
  type PaymentProof,
  type PaymentProofField,
  type PaymentProofValues,
  type ProofContext,
  toPaymentProof,
  validatePaymentProof,
} from './payment-proof.ts';
export { profileFieldNames, profileTexts } from './profile.texts.ts';
export {
  incompleteProfileMessage,
  missingProfileFields,
  type ProfileField,
  type ProfileValues,
  profileFields,
  validateProfile,
} from './profile.ts';
export {
  type ProofRefusalField,
  type ProofRefusalValues,
  type ReceiptContext,
  type ReceiptField,
  type ReceiptValues,
  type ReceiptWarning,
  receiptWarnings,
  validateProofRefusal,
  validateReceipt,
} from './receipt.ts';
export { registrationTexts } from './registration.texts.ts';
export {
  isPhone,
  type RegistrationField,
  type RegistrationValues,
  validateRegistration,
} from './registration.ts';
export { signInTexts } from './sign-in.texts.ts';
export {
  type LoginField,
  type LoginValues,
  normaliseCode,
  validateCode,
  validateEmail,
  validateLogin,
} from './sign-in.ts';
export { subscriptionTexts } from './subscription.texts.ts';
export {
  type Acceptances,
  type SubscriptionAmount,
  validateAcceptances,
  validateAmount,
} from './subscription.ts';
export {
  type TypedReceiptField,
  type TypedReceiptValues,
  validateTypedReceipt,
} from './typed-receipt.ts';
export { validateWithdrawal, type WithdrawalField, type WithdrawalValues } from './withdrawal.ts';
