export {
  type CompanyField,
  type CompanyLine,
  type CompanyVerdict,
  companyFields,
  compareCompany,
  type DeclaredCompany,
  type RegisteredCompany,
} from './compare.ts';
export { formatSiren, isSiren, isSiret, sirenOf } from './siren.ts';
