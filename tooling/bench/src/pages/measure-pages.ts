/** (b) The JavaScript of each application's sign-in page, beside that of a bare page of the same frameworks. */

import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@repo/postgres/free-port';
import { createSiteServer } from '@repo/site-server';
import { chromiumLaunch } from '@repo/vite-config/chromium';
import { type Browser, chromium } from 'playwright';
import { atMost, type Figure, orFailure, progress } from '../report.ts';
import { buildFloor } from './build-floor.ts';
import { type PageScripts, readScripts } from './read-scripts.ts';

const apps = join(import.meta.dirname, '..', '..', '..', '..', 'apps');
const targetKb = 168;

const pages = [
  { app: 'yield-client', base: '/', path: '/login' },
  { app: 'kaskad-client', base: '/kaskad/', path: '/kaskad/login' },
  { app: 'backoffice', base: '/', path: '/login' },
] as const;

export async function measurePages(): Promise<Figure[]> {
  const floorFolder = await mkdtemp(join(tmpdir(), 'bench-floor-'));
  progress('building the bare page');
  await buildFloor(floorFolder);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const floor = await open(browser, { base: '/', path: '/', folder: floorFolder });
    progress(`bare page: ${describe(floor)}`);
    const figures: Figure[] = [
      { name: 'JavaScript of a bare page of the same frameworks', measured: describe(floor) },
    ];
    for (const { app, base, path } of pages) {
      const folder = join(apps, app, 'dist');
      const measure = async () => {
        if (!existsSync(join(folder, 'index.html')))
          throw new Error('It is not built: run "pnpm build" first.');
        const scripts = await open(browser, { base, path, folder });
        progress(`${app}: ${describe(scripts)}`);
        return judge(app, scripts, floor);
      };
      figures.push(...(await orFailure(app, measure)));
    }
    return figures;
  } finally {
    await browser.close();
    await rm(floorFolder, { recursive: true, force: true });
  }
}

/** Opens a page of one application, served as in production, and reads the loaded scripts. */
async function open(
  browser: Browser,
  { base, path, folder }: { base: string; path: string; folder: string },
): Promise<PageScripts> {
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const server = await createSiteServer([{ base, folder }], {
    origin: siteUrl,
    settings: {
      host: '127.0.0.1',
      sitePort: port,
      backofficePort: port,
      // No server listens on this port: a sign-in page sends nothing to the API before the form is submitted.
      apiUrl: 'http://127.0.0.1:9',
      siteUrl,
      backofficeUrl: siteUrl,
      brand: { yield: 'Yield', kaskad: 'Kaskad' },
      defaultCalendlyUrl: null,
      contactLine: null,
      hasAddressSearch: false,
      mediaOrigins: [],
      legal: {},
    },
  });
  await server.listen({ port, host: '127.0.0.1' });
  try {
    return await readScripts(browser, siteUrl + path);
  } finally {
    await server.close();
  }
}

function judge(app: string, scripts: PageScripts, floor: PageScripts): Figure[] {
  const overFloor = (scripts.gzipBytes - floor.gzipBytes) / 1000;
  return [
    atMost(`${app}, JavaScript of the sign-in page, gzip`, scripts.gzipBytes / 1000, {
      target: targetKb,
      unit: 'kB',
    }),
    {
      name: `${app}, of which beyond the bare page`,
      measured: `${overFloor.toFixed(1)} kB; ${scripts.count} files, ${(scripts.wireBytes / 1000).toFixed(1)} kB transferred`,
    },
    {
      name: `${app}, echarts in it`,
      measured: scripts.hasCharts ? 'present' : 'absent',
      target: 'absent',
      isMet: !scripts.hasCharts,
    },
  ];
}

function describe({ gzipBytes, count, wireBytes }: PageScripts): string {
  return `${(gzipBytes / 1000).toFixed(1)} kB gzip, ${count} files, ${(wireBytes / 1000).toFixed(1)} kB transferred`;
}
