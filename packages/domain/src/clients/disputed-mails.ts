/** The emails with a link « Ce n’est pas moi »: they report to an account what was done in its name. By their kinds. */
export const disputedMails = [
  'newSignIn',
  'passwordChanged',
  'profileCorrected',
  'profileChangeRequested',
  'profileChangeDecided',
  'emailChangePlanned',
  'emailChanged',
  'twoFactorEnabled',
  'twoFactorDisabled',
  'factorAdded',
  'factorRemoved',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'serviceLinked',
  'serviceUnlinked',
  'payoutDetailsDeclared',
  'claimWalletAdded',
  'claimWalletProven',
  'deletionRequested',
] as const;
export type DisputedMail = (typeof disputedMails)[number];
