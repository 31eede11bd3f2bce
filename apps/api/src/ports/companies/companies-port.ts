// The public register of French companies.
import type { RegisteredCompany } from '@repo/domain/companies';

export interface CompaniesPort {
  /** `off`: no register is set, and nothing is compared. */
  name: 'recherche-entreprises' | 'off';
  /**
   * Null: the register has no such company.
   * @throws CompaniesUnavailable
   */
  find: (siren: string) => Promise<RegisteredCompany | null>;
}

/** The register did not respond, or its response makes no sense. */
export class CompaniesUnavailable extends Error {
  override readonly name = 'CompaniesUnavailable';
}
