/** Hostile requests to the API: foreign origins, CORS simple requests, spoofed headers, invalid framing, odd paths. */
import { operationMetadata } from '@repo/api-sdk/spec';
import type { Check } from '../check.ts';
import { exchange, json, redirections, sendRequest } from '../http.ts';
import { changedTables, client, digest, type System } from '../system.ts';

function hostileOrigins({ sites }: System): string[] {
  const { host, hostname, port } = new URL(sites.siteUrl);
  return [
    'null',
    'https://evil.test',
    `https://${host}.evil.test`,
    `https://${hostname}.evil.test:${port}`,
    `https://evil-${host}`,
    `https://${hostname}:${Number(port) + 1}`,
    `http://${host}`,
    `https://${host}@evil.test`,
  ];
}

const crossOrigin: Check<System> = {
  ids: 'V3.4.2',
  title: 'no foreign origin may read a response, with a session or without',
  async run(system) {
    const failures: string[] = [];
    let looked = 0;
    for (const origin of hostileOrigins(system)) {
      for (const method of ['GET', 'OPTIONS']) {
        const headers = {
          origin,
          authorization: `Bearer ${system.tokens.client}`,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        };
        const response = await sendRequest(system.api, { method, path: '/proxy/me', headers });
        looked += 1;
        const allowed = response.headers['access-control-allow-origin'];
        if (allowed !== undefined) failures.push(`${method} from ${origin}: allows ${allowed}`);
      }
    }
    const ours = await sendRequest(system.api, {
      path: '/proxy/me',
      headers: { origin: system.sites.siteUrl },
    });
    if (ours.headers['access-control-allow-origin'] !== system.sites.siteUrl)
      failures.push('the site itself is not allowed');
    return { looked, failures };
  },
};

const simpleRequests: Check<System> = {
  ids: 'V3.5.1 V3.5.2',
  title: 'a request that a form of another site can send is refused, and changes nothing',
  async run({ api, db }) {
    const before = await digest(db);
    const body = JSON.stringify({ user: client });
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''];
    const changes = Object.values(operationMetadata).filter(
      ({ method, xRoles }) => method === 'post' && !xRoles.includes('provider'),
    );
    const failures: string[] = [];
    for (const { path } of changes) {
      for (const type of types) {
        const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
        const response = await sendRequest(api, {
          method: 'POST',
          path: path.replaceAll(/\{\w+\}/g, 'x'),
          headers,
          body,
        });
        if (response.status < 400 || response.status >= 500)
          failures.push(`${response.name} as ${type || 'no type'}`);
      }
    }
    failures.push(...changedTables(before, await digest(db)).map((table) => `${table} has changed`));
    return { looked: changes.length * types.length, failures };
  },
};

/** Ids of rows the callers may read, for the paths with a parameter. */
async function realPaths({ db }: System): Promise<string[]> {
  const { rows } = await db.query<{ contract: string; person: string }>(
    `select contracts.id as contract, users.id as person from contracts join users on users.id = contracts.user_id
     where users.email = $1 limit 1`,
    [client.email],
  );
  const { contract = '', person = '' } = rows[0] ?? {};
  return Object.values(operationMetadata)
    .filter(({ method, operationId }) => method === 'get' && operationId !== 'getNextPoNumber')
    .map(({ path }) => path.replace('{user_id}', person).replace('{id}', contract));
}

const reading: Check<System> = {
  ids: 'V3.5.3',
  title: 'every GET, repeated, by a client and by staff, changes no row',
  async run(system) {
    const paths = await realPaths(system);
    const read = async () => {
      for (const path of paths) {
        for (const token of [system.tokens.client, system.tokens.staff])
          await sendRequest(system.api, { path, headers: { authorization: `Bearer ${token}` } });
      }
    };
    // Rows created by a first read (an applicant, a document) are not an effect of the second.
    const before = await digest(system.db);
    await read();
    await read();
    const failures = changedTables(before, await digest(system.db)).map((table) => `${table} has changed`);
    return {
      looked: paths.length * 4,
      failures,
      notes: ['« numéro de bon de commande » is a GET of the specification that reserves a number: left out'],
    };
  },
};

const forwarded: Check<System> = {
  ids: 'V4.1.3 V15.3.4',
  title: 'a forged X-Forwarded address, host or protocol is ignored',
  async run({ api, db, tokens }) {
    const headers = { authorization: `Bearer ${tokens.client}` };
    const spoofed = {
      'x-forwarded-for': '203.0.113.66',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'http',
      'x-real-ip': '203.0.113.66',
      forwarded: 'for=203.0.113.66;host=evil.test',
      host: 'evil.test',
    };
    const plain = await sendRequest(api, { path: '/proxy/signatures', headers });
    const response = await sendRequest(api, {
      path: '/proxy/signatures',
      headers: { ...headers, ...spoofed },
    });
    const failures = plain.body === response.body ? [] : ['GET /proxy/signatures differs'];
    const body = JSON.stringify({ user: { email: 'personne@exemple.fr', password: 'Pas-le-bon-2026' } });
    await sendRequest(api, {
      method: 'POST',
      path: '/proxy/login',
      headers: { ...json(), ...spoofed },
      body,
    });
    const { rows } = await db.query<{ ip: string }>(`select ip from audit_log order by at desc limit 1`);
    if (rows[0]?.ip === '203.0.113.66') failures.push('the trail holds the invented address');
    const { rowCount } = await db.query(`select from rate_limits where key like '%203.0.113.66%'`);
    if (rowCount !== 0) failures.push('a limit counts the invented address');
    return { looked: 3, failures };
  },
};

const post = 'POST /proxy/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const brokenFrames: Readonly<Record<string, string>> = {
  'length and chunks': `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'two lengths': `${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd`,
  'two lengths in one': `${post}Content-Length: 4, 5\r\n\r\nabcd`,
  'a length that is no number': `${post}Content-Length: +4\r\n\r\nabcd`,
  'chunked twice': `${post}Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n`,
  'an encoding after chunked': `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  'a space before the colon': `${post}Content-Length : 4\r\n\r\nabcd`,
  'a folded header': 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\nConnection: close\r\n\r\n',
  'a bare line feed': 'GET / HTTP/1.1\nHost: a\nX-A: b\n\nGET /proxy/me HTTP/1.1\n\n',
  'a chunk of no size': `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\nab\r\n0\r\n\r\n`,
};

const framing: Check<System> = {
  ids: 'V4.2.1',
  title: 'a request with ambiguous framing is refused and its connection closed',
  async run({ sites }) {
    const failures: string[] = [];
    const upstreams = Object.values(sites.upstream);
    for (const origin of upstreams) {
      for (const [name, bytes] of Object.entries(brokenFrames)) {
        const response = await exchange(origin, bytes);
        const statuses = response.match(/^HTTP\/1\.1 \d{3}/gm) ?? [];
        if (statuses.length !== 1 || !response.startsWith('HTTP/1.1 4'))
          failures.push(`${origin}, ${name}: ${statuses.join(', ') || 'no response'}`);
      }
    }
    return { looked: upstreams.length * Object.keys(brokenFrames).length, failures };
  },
};

const spellings: Check<System> = {
  ids: 'V8.3.1 V1.1.1',
  title: 'no variant of a path or a method bypasses the session',
  async run({ api }) {
    const failures: string[] = [];
    const paths = [
      '//proxy/me',
      '/proxy//me',
      '/proxy%2fme',
      '/proxy/me/',
      '/PROXY/me',
      '/proxy/me;x',
      '/proxy/./me',
    ];
    const more = ['/proxy/x/../me', '/%2e%2e/proxy/me', '/proxy/%6d%65', '/proxy/me%00', '/proxy/me?token=x'];
    const all = [...paths, ...more];
    for (const path of all) {
      const response = await sendRequest(api, { path });
      if (![400, 401, 404].includes(response.status)) failures.push(response.name);
    }
    const methods = ['HEAD', 'TRACE', 'PROPFIND', 'PUT'];
    for (const method of methods) {
      const response = await sendRequest(api, {
        method,
        path: '/proxy/me',
        headers: { 'x-canary': 'canary-of-trace' },
      });
      if (response.status < 400 || response.body.includes('canary-of-trace')) failures.push(response.name);
    }
    return { looked: all.length + methods.length, failures };
  },
};

const overridden: Check<System> = {
  ids: 'V15.3.5 V15.3.7',
  title: 'no header overrides the method, no repeated key or parameter is read twice',
  async run({ api, tokens }) {
    const authorization = `Bearer ${tokens.client}`;
    const override = { authorization, 'x-http-method-override': 'DELETE', 'x-method-override': 'PATCH' };
    const read = await sendRequest(api, { path: '/proxy/me', headers: override });
    const failures = read.status === 200 ? [] : [`${read.name} with X-HTTP-Method-Override`];
    const bodies = [
      '{"user":{"email":"a@exemple.fr","password":"Pas-le-bon-2026","email":"b@exemple.fr"},"user":{}}',
      '{"user":{"__proto__":{"role":"super_admin"}}}',
      '{"user":{"constructor":{"prototype":{}}}}',
      '{"user":{"email":["a@exemple.fr"],"password":{"$ne":""}}}',
    ];
    for (const body of bodies) {
      const response = await sendRequest(api, {
        method: 'POST',
        path: '/proxy/login',
        headers: json(),
        body,
      });
      if (response.status < 400 || response.status >= 500) failures.push(`${response.name}: ${body}`);
    }
    const twice = await sendRequest(api, {
      path: '/proxy/admin/contracts?page=1&page=2',
      headers: { authorization: `Bearer ${tokens.staff}` },
    });
    if (twice.status >= 500) failures.push(twice.name);
    return { looked: bodies.length + 2, failures };
  },
};

const targets = [
  '//evil.test',
  'https://evil.test',
  '/\\evil.test',
  'javascript:alert(1)',
  '%2f%2fevil.test',
];

const redirects: Check<System> = {
  ids: 'V3.7.2',
  title: 'no response redirects, whatever the parameters of its URL',
  async run({ sites }) {
    const parameters = ['next', 'redirect', 'redirect_uri', 'returnTo', 'url', 'continue'];
    const paths = targets.flatMap((target) => [
      ...parameters.map((name) => `/login?${name}=${encodeURI(target)}`),
      target.startsWith('/') ? target : `/${target}`,
      `/${target}/..`,
    ]);
    const upstreams = Object.values(sites.upstream);
    for (const origin of upstreams) for (const path of paths) await sendRequest(origin, { path });
    return { looked: upstreams.length * paths.length, failures: redirections };
  },
};

export const requestChecks: readonly Check<System>[] = [
  crossOrigin,
  simpleRequests,
  reading,
  forwarded,
  framing,
  spellings,
  overridden,
  redirects,
];
