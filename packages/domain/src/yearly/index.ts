export { monthToAnnounce, yearToAnnounce } from './announcement.ts';
export {
  type CostContract,
  type CostInput,
  type CostStatement,
  type Costs,
  costStatement,
} from './cost-statement.ts';
export { blanksAfterDeclared, type HeldElsewhere, type TaxFile, taxFile } from './tax-file.ts';
