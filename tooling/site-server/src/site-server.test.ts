import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPage, readSettings } from './settings.ts';
import { createSiteServer } from './site-server.ts';

const settings = readSettings({ API_PORT: '4321' });
const page = (title: string) =>
  `<title>${title}</title><!--${'-'.repeat(1024)}--><script id="settings" type="application/json"></script>`;
let server: Awaited<ReturnType<typeof createSiteServer>>;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const app of ['yield', 'kaskad']) {
    await mkdir(join(folder, app, 'assets'), { recursive: true });
    await writeFile(join(folder, app, 'index.html'), page(app));
    await writeFile(join(folder, app, 'assets', 'page.js'), `'${app}'`);
  }
  server = await createSiteServer(
    [
      { base: '/', folder: join(folder, 'yield') },
      { base: '/kaskad/', folder: join(folder, 'kaskad') },
    ],
    { settings, origin: settings.siteUrl },
  );
});

afterAll(() => server.close());

describe('the site server', () => {
  it.each([
    ['/', 'yield'],
    ['/dashboard', 'yield'],
    ['/produits/1?devise=EUR', 'yield'],
    ['/kaskad', 'kaskad'],
    ['/kaskad/', 'kaskad'],
    ['/kaskad/vesting', 'kaskad'],
  ])('answers the page of the app that routes %s', async (url, app) => {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(fillPage(page(app), settings));
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('keeps built files for a year and never answers a page for a file that is missing', async () => {
    expect((await server.inject('/assets/page.js')).headers['cache-control']).toContain('immutable');
    expect((await server.inject('/kaskad/assets/page.js')).body).toBe("'kaskad'");
    expect((await server.inject('/assets/gone.js')).statusCode).toBe(404);
  });

  it('stays inside its folders', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fsite-server.ts']) {
      expect((await server.inject(url)).body).not.toContain('"name"');
    }
  });

  it('tells the apps where the API is, in their page', async () => {
    const { body } = await server.inject('/dashboard');
    const told: unknown = JSON.parse(/json">(.*)<\/script>/.exec(body)?.[1] ?? '');
    expect(told).toMatchObject({ apiUrl: 'http://localhost:4321', siteUrl: 'http://localhost:3000' });
  });

  it('compresses a page, and does not send again what a browser holds', async () => {
    const asked = { url: '/dashboard', headers: { 'accept-encoding': 'br' } };
    const first = await server.inject(asked);
    expect(first.headers['content-encoding']).toBe('br');
    const headers = { ...asked.headers, 'if-none-match': String(first.headers['etag']) };
    expect(await server.inject({ ...asked, headers })).toMatchObject({ statusCode: 304, body: '' });
    expect((await server.inject({ url: '/kaskad', headers })).statusCode).toBe(200);
  });

  it('answers no page without its settings, and the head of a page alone', async () => {
    expect((await server.inject('/index.html')).statusCode).toBe(404);
    const head = await server.inject({ method: 'HEAD', url: '/dashboard' });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
  });

  it('has a page connect to the API while its scripts travel', async () => {
    expect((await server.inject('/dashboard')).headers['link']).toBe(
      '<http://localhost:4321>; rel=preconnect; crossorigin',
    );
    expect((await server.inject('/assets/page.js')).headers).not.toHaveProperty('link');
  });

  it('lets no foreign script run, on every answer', async () => {
    for (const url of ['/', '/assets/page.js', '/assets/gone.js', '/%zz']) {
      const policy = String((await server.inject(url)).headers['content-security-policy']);
      const folders = 'http://localhost:3000/assets/ http://localhost:3000/kaskad/assets/';
      expect(policy, url).toContain(`script-src ${folders};`);
      expect(policy, url).toContain("require-trusted-types-for 'script'");
    }
  });
});

describe('the settings', () => {
  it('name the variable that cannot be read', () => {
    expect(() => readSettings({ SITE_PORT: 'trois mille' })).toThrow('SITE_PORT');
    expect(() => readSettings({ API_URL: 'localhost' })).toThrow('API_URL');
  });

  it('take an empty variable for one that is not set', () => {
    expect(readSettings({ SITE_PORT: '', API_URL: '', DEFAULT_CALENDLY_URL: '', BRAND_YIELD: '' })).toEqual(
      readSettings({}),
    );
  });

  it('follow full addresses before ports, and publish nothing else of the environment', () => {
    const read = readSettings({
      API_PORT: '4100',
      SITE_PORT: '3100',
      SITE_URL: 'https://exemple.fr',
      DATABASE_URL: 'postgres://secret',
    });
    const filled = fillPage(page('Yield'), read);
    expect(filled).toContain('"apiUrl":"http://localhost:4100","siteUrl":"https://exemple.fr"');
    expect(filled).not.toContain('secret');
  });

  it('stay inside their element, whatever a name holds', () => {
    const read = readSettings({ BRAND_YIELD: "</script><script>alert('$&')</script>" });
    const told = /json">(.*?)<\/script>$/.exec(fillPage(page('Yield'), read))?.[1] ?? '';
    expect(JSON.parse(told)).toMatchObject({ brand: { yield: "</script><script>alert('$&')</script>" } });
    expect(told).not.toContain('<');
  });

  it('refuse a page that has no place for them', () => {
    expect(() => fillPage('<title>Yield</title>', readSettings({}))).toThrow('The page lacks');
  });
});
