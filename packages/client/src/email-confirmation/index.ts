export { emailConfirmationTexts } from './email-confirmation.texts.ts';
export { ResendLink } from './ResendLink.tsx';
export { isEmailUnconfirmed, UnconfirmedEmail } from './UnconfirmedEmail.tsx';
