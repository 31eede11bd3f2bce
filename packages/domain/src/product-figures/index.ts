export { type Comparison, type ComparisonRow, compareYear, type DatedPercent } from './compare-year.ts';
export { deepestFall, type Fall } from './deepest-fall.ts';
export { fallOfHoldings } from './fall-of-holdings.ts';
export { type MonthRate, monthRates, type NavFigures, type NavPoint, navFigures } from './nav-figures.ts';
export {
  type Simulated,
  type Simulation,
  type SimulationTerms,
  simulate,
  simulationYears,
} from './simulate.ts';
