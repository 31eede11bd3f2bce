import type { UserRow } from '../../db/schema/identity.ts';

/** Who a contract is with: the company, where the account is that of one. */
export function clientName({
  isCompany,
  companyName,
  firstname,
  lastname,
}: Pick<UserRow, 'isCompany' | 'companyName' | 'firstname' | 'lastname'>): string {
  return isCompany && companyName !== null && companyName !== '' ? companyName : `${firstname} ${lastname}`;
}
