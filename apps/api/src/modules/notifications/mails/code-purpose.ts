/** The purpose of an e-mailed code, stated in the email so that a code requested by an attacker is noticed. */
export const mailedCodePurposes = ['login', 'enable_two_factor', 'link_service', 'step_up'] as const;
export type MailedCodePurpose = (typeof mailedCodePurposes)[number];

export function isMailedCodePurpose(purpose: string): purpose is MailedCodePurpose {
  return mailedCodePurposes.some((known) => known === purpose);
}
