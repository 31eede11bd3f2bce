/** How many random cases the laws of Kaskad run over, and the seed that draws them again (docs/testing.md, Stress). */
import { randomInt } from 'node:crypto';

const seed = Number(process.env['KASKAD_SEED'] ?? randomInt(2 ** 31));

/** `npm test` runs a small share of the 10 000 of `pnpm stress kaskad`. */
export const kaskadRuns = { seed, numRuns: Number(process.env['KASKAD_RUNS'] ?? 100) };

/** Of the test titles, so that each report has the seed. */
export const kaskadRunsTitle = `over ${kaskadRuns.numRuns} random cases, seed ${seed}`;
