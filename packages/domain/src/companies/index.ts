export {
  type CompanyField,
  type CompanyLine,
  type CompanyVerdict,
  companyFields,
  compareCompany,
  type DeclaredCompany,
  type RegisteredCompany,
} from './compare.ts';
export {
  formatRegistrationNumber,
  formatSiren,
  isSiren,
  isSiret,
  plainRegistrationNumber,
  registrationLabel,
  sirenOf,
} from './siren.ts';
