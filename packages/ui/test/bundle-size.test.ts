/**
 * Size budgets: each limit is the compressed weight that a page pays beside react and react-dom. A component that
 * starts to pull in more than it needs fails here before it reaches a page.
 */
import { afterAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { bundle } from './bundle.ts';

const KILOBYTE = 1000;

const entries = Object.entries(manifest.exports)
  .filter(([, file]) => file.endsWith('.ts'))
  .map(([name, file]) => ({ name: name.slice(2), path: file.replace('./src/', './') }));
const withoutCharts = entries.filter(({ name }) => name !== 'charts');

interface Bound {
  readonly what: string;
  readonly limitKb: number;
  readonly lateKb?: number;
  readonly code: string;
}

const bounds: readonly Bound[] = [
  { what: 'a button', limitKb: 15, code: `export { Button } from './button/index.ts';` },
  {
    what: 'a button that is only a drawing, with its tooltip',
    limitKb: 20.6,
    code: `export { IconButton } from './button/index.ts';`,
  },
  {
    what: 'a form with its fields and button',
    limitKb: 20,
    code: `export { Button } from './button/index.ts'; export { Form, TextField } from './fields/index.ts';`,
  },
  {
    what: 'the whole without charts',
    limitKb: 160,
    // The toast list, the QR encoder, the mobile menu, the video player: chunks, each compressed alone.
    lateKb: 14,
    code: withoutCharts.map(({ name, path }) => `export * as ${identifier(name)} from '${path}';`).join(''),
  },
];

const figures: string[] = [];

// A build of everything, at the same time as the browser that runs the stories.
describe('the size of the design system', () => {
  it.each(bounds)('$what costs less than $limitKb kB', async ({ what, limitKb, lateKb = 0, code }) => {
    const { scriptBytes, lateBytes, styleBytes } = await bundle(code);
    figures.push(
      `${what}: ${kilobytes(scriptBytes)} of ${limitKb} kB, later ${kilobytes(lateBytes)}, styles ${kilobytes(styleBytes)}`,
    );
    expect(scriptBytes).toBeLessThan(limitKb * KILOBYTE);
    // Lazy chunks count too, though the page does not wait for them.
    expect(lateBytes).toBeLessThanOrEqual(lateKb * KILOBYTE);
  });

  it.each(entries)('$name weighs nothing when unused', async ({ path }) => {
    const { modules } = await bundle(`import '${path}';`);
    expect(modules.filter((module) => !module.endsWith('.css'))).toEqual([]);
  });

  it('one component of an entry leaves the others behind', async () => {
    const { modules } = await bundle(`export { TextLink } from './button/index.ts';`);
    const own = modules.filter((module) => /^src\/.*\.tsx$/.test(module));
    expect(own).toEqual(['src/button/TextLink.tsx']);
  });

  it.each(withoutCharts)('$name does not pull echarts in, eagerly or lazily', async ({ name, path }) => {
    const { modules, lateModules, scriptBytes } = await bundle(`export * from '${path}';`);
    figures.push(`${name}: ${kilobytes(scriptBytes)} kB`);
    expect([...modules, ...lateModules].filter(isEcharts)).toEqual([]);
  });

  it('charts keep echarts out of the initial scripts', async () => {
    const { modules, lateModules, scriptBytes } = await bundle(`export * from './charts/index.ts';`);
    figures.push(`charts, before the first drawing: ${kilobytes(scriptBytes)} kB`);
    expect(modules.filter(isEcharts)).toEqual([]);
    expect(lateModules.some(isEcharts)).toBe(true);
  });
});

afterAll(() => {
  process.stdout.write(`\nCompressed sizes beside react and react-dom\n  ${figures.join('\n  ')}\n`);
});

function isEcharts(module: string): boolean {
  return /node_modules\/(echarts|zrender)/.test(module);
}

function identifier(name: string): string {
  return name.replaceAll('-', '_');
}

function kilobytes(bytes: number): string {
  return (bytes / KILOBYTE).toFixed(1);
}
