/**
 * `pnpm bench`: ratios measured in one run on one machine, against a baseline measured in the same run.
 * `node src/main.ts server pages valuing` runs the given parts; `web` and `screen` (`pnpm bench:web`), `lists`,
 * `kaskad`, `exports` and `navs` only on demand.
 */
import { measureExports } from './lists/measure-exports.ts';
import { measureKaskad } from './lists/measure-kaskad.ts';
import { measureLists } from './lists/measure-lists.ts';
import { measureNavs } from './lists/measure-navs.ts';
import { measurePages } from './pages/measure-pages.ts';
import { type Figure, orFailure, printReport, progress } from './report.ts';
import { measureServer } from './server/measure-server.ts';
import { measureSignIns } from './server/measure-sign-ins.ts';
import { measureSubscriptions } from './server/measure-subscriptions.ts';
import { measureTiming } from './server/measure-timing.ts';
import { measureValuing } from './valuing/measure-valuing.ts';
import { measureScreen } from './web/measure-screen.ts';
import { measureWeb } from './web/measure-web.ts';

const parts: Record<string, () => Promise<Figure[]>> = {
  server: measureServer,
  'sign-ins': measureSignIns,
  subscriptions: measureSubscriptions,
  timing: measureTiming,
  pages: measurePages,
  valuing: measureValuing,
  web: measureWeb,
  screen: measureScreen,
  lists: measureLists,
  kaskad: measureKaskad,
  exports: measureExports,
  navs: measureNavs,
};
const byDefault = ['server', 'sign-ins', 'subscriptions', 'timing', 'pages', 'valuing'];

const named = process.argv.slice(2);
const requested = named.length > 0 ? named : byDefault;
const unknown = requested.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Known: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (!requested.includes(name)) continue;
  progress(`── ${name}`);
  figures.push(...(await orFailure(name, measure)));
}
printReport(figures);
// A slow machine is not a failure; a measurement that could not be made is one.
process.exitCode = figures.some(({ isFailure }) => isFailure === true) ? 1 : 0;
