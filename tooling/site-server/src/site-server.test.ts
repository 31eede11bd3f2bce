import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPage, readSettings, unsetLegalVariables } from './settings.ts';
import { createSiteServer } from './site-server.ts';

const settings = readSettings({
  MEDIA_ORIGINS: 'https://videos.exemple.fr',
  API_PORT: '4321',
  BRAND_KASKAD: 'Cascade & Cie',
});
const page = (title: string) =>
  `<title>${title}</title><!--${'-'.repeat(1024)}--><script id="settings" type="application/json"></script>`;
let server: Awaited<ReturnType<typeof createSiteServer>>;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const app of ['yield', 'kaskad']) {
    await mkdir(join(folder, app, 'assets'), { recursive: true });
    await writeFile(join(folder, app, 'index.html'), page(app));
    await writeFile(join(folder, app, 'assets', 'page.js'), `'${app}'`);
    await writeFile(join(folder, app, 'manifest.webmanifest'), JSON.stringify({ name: app, scope: '/' }));
  }
  server = await createSiteServer(
    [
      { base: '/', folder: join(folder, 'yield'), brand: 'yield' },
      { base: '/kaskad/', folder: join(folder, 'kaskad'), brand: 'kaskad' },
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
  ])('serves for %s the page of the app that routes it', async (url, app) => {
    const response = await server.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(fillPage(page(app), settings));
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it('caches built files for a year and never serves a page for a missing file', async () => {
    expect((await server.inject('/assets/page.js')).headers['cache-control']).toContain('immutable');
    expect((await server.inject('/kaskad/assets/page.js')).body).toBe("'kaskad'");
    expect((await server.inject('/assets/gone.js')).statusCode).toBe(404);
  });

  it.each([
    ['/manifest.webmanifest', 'Yield'],
    ['/kaskad/manifest.webmanifest', 'Cascade & Cie'],
  ])('serves %s with the name of its brand, for the home screen of a phone', async (url, name) => {
    const response = await server.inject(url);
    expect(response.headers['content-type']).toContain('application/manifest+json');
    expect(response.headers['content-security-policy']).toContain("manifest-src 'self'");
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.json()).toEqual({ name, short_name: name, scope: '/' });
  });

  it('serves nothing outside its folders', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fsite-server.ts']) {
      expect((await server.inject(url)).body).not.toContain('"name"');
    }
  });

  it('gives the apps the URL of the API, in their page', async () => {
    const { body } = await server.inject('/dashboard');
    const settingsText: unknown = JSON.parse(/json">(.*)<\/script>/.exec(body)?.[1] ?? '');
    expect(settingsText).toMatchObject({ apiUrl: 'http://localhost:4321', siteUrl: 'http://localhost:3000' });
  });

  it('compresses a page, and responds 304 when the browser has it cached', async () => {
    const request = { url: '/dashboard', headers: { 'accept-encoding': 'br' } };
    const first = await server.inject(request);
    expect(first.headers['content-encoding']).toBe('br');
    const headers = { ...request.headers, 'if-none-match': String(first.headers['etag']) };
    expect(await server.inject({ ...request, headers })).toMatchObject({ statusCode: 304, body: '' });
    expect((await server.inject({ url: '/kaskad', headers })).statusCode).toBe(200);
  });

  it('serves no page without its settings, and only the headers of a page for HEAD', async () => {
    expect((await server.inject('/index.html')).statusCode).toBe(404);
    const head = await server.inject({ method: 'HEAD', url: '/dashboard' });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
  });

  it('has a page preconnect to the API while its scripts download', async () => {
    expect((await server.inject('/dashboard')).headers['link']).toBe(
      '<http://localhost:4321>; rel=preconnect; crossorigin',
    );
    expect((await server.inject('/assets/page.js')).headers).not.toHaveProperty('link');
  });

  it('allows no foreign script, on every response', async () => {
    for (const url of ['/', '/assets/page.js', '/assets/gone.js', '/%zz']) {
      const policy = String((await server.inject(url)).headers['content-security-policy']);
      const folders = 'http://localhost:3000/assets/ http://localhost:3000/kaskad/assets/';
      expect(policy, url).toContain(`script-src ${folders};`);
      expect(policy, url).toContain("require-trusted-types-for 'script'");
      expect(policy, url).toContain("media-src 'self' https://videos.exemple.fr;");
    }
  });
});

/** `inject` merges repeated headers, so the bytes are sent through a socket. */
async function statusOf(headers: readonly string[]): Promise<string | undefined> {
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const socket = connect(address.port, '127.0.0.1');
  socket.write(['GET /dashboard HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  return Buffer.concat(parts).toString('utf8').split(' ')[1];
}

describe('the Host header', () => {
  it('is refused when repeated, on any path', async () => {
    await server.listen({ host: '127.0.0.1', port: 0 });
    expect(await statusOf(['Host: exemple.fr'])).toBe('200');
    expect(await statusOf(['Host: exemple.fr', 'host: ailleurs.fr'])).toBe('400');
    expect(await statusOf(['Host: exemple.fr', 'Host: exemple.fr'])).toBe('400');
  });
});

describe('the settings', () => {
  it('report the variable that is invalid', () => {
    expect(() => readSettings({ SITE_PORT: 'trois mille' })).toThrow('SITE_PORT');
    expect(() => readSettings({ API_URL: 'localhost' })).toThrow('API_URL');
    for (const MEDIA_ORIGINS of ['http://a.fr', 'https:', 'https://a.fr/films', 'https://a.fr https://b.fr'])
      expect(() => readSettings({ MEDIA_ORIGINS })).toThrow('MEDIA_ORIGINS');
  });

  it('treat an empty variable as unset', () => {
    expect(readSettings({ SITE_PORT: '', API_URL: '', DEFAULT_CALENDLY_URL: '', BRAND_YIELD: '' })).toEqual(
      readSettings({}),
    );
  });

  it('prefer full URLs to ports, and publish nothing else of the environment', () => {
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

  it('publish the lines of the legal notice that are set, and name the others', () => {
    const read = readSettings({ LEGAL_HOST: 'Hébergeur SAS, Lyon', LEGAL_VAT: '' });
    expect(fillPage(page('Yield'), read)).toContain('"legal":{"host":"Hébergeur SAS, Lyon"}');
    expect(unsetLegalVariables(read)).toContain('LEGAL_VAT');
    expect(unsetLegalVariables(read)).not.toContain('LEGAL_HOST');
    expect(() => readSettings({ LEGAL_HOST: 'a'.repeat(301) })).toThrow('LEGAL_HOST');
  });

  it('are escaped, whatever a name contains', () => {
    const read = readSettings({ BRAND_YIELD: "</script><script>alert('$&')</script>" });
    const settingsText = /json">(.*?)<\/script>$/.exec(fillPage(page('Yield'), read))?.[1] ?? '';
    expect(JSON.parse(settingsText)).toMatchObject({
      brand: { yield: "</script><script>alert('$&')</script>" },
    });
    expect(settingsText).not.toContain('<');
  });

  it('refuse a page that has no placeholder for them', () => {
    expect(() => fillPage('<title>Yield</title>', readSettings({}))).toThrow('The page lacks');
  });
});
