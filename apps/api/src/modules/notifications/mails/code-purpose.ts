/** What a code by e-mail lets its reader do; the mail says it, so that a code asked for by somebody else is noticed. */
export const mailedCodePurposes = ['login', 'enable_two_factor', 'link_service'] as const;
export type MailedCodePurpose = (typeof mailedCodePurposes)[number];

export function isMailedCodePurpose(purpose: string): purpose is MailedCodePurpose {
  return mailedCodePurposes.some((known) => known === purpose);
}
