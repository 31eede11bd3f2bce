/**
 * `pnpm bench`: ratios measured in one run on one machine, against a floor measured beside them.
 * `node src/main.ts server pages valuing` runs the parts named; all of them by default.
 */
import { measurePages } from './pages/measure-pages.ts';
import { type Figure, orFailure, printReport, progress } from './report.ts';
import { measureServer } from './server/measure-server.ts';
import { measureValuing } from './valuing/measure-valuing.ts';

const parts: Record<string, () => Promise<Figure[]>> = {
  server: measureServer,
  pages: measurePages,
  valuing: measureValuing,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Known: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  progress(`── ${name}`);
  figures.push(...(await orFailure(name, measure)));
}
printReport(figures);
// A slow machine is no failure; a figure that could not be had is one.
process.exitCode = figures.some(({ isFailure }) => isFailure === true) ? 1 : 0;
