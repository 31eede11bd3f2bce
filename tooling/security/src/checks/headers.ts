/** Headers of every route and status, of the sites and of the API. */
import { operationMetadata } from '@repo/api-sdk/spec';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Check } from '../check.ts';
import { cookiesSet, type RawResponse, sendRequest } from '../http.ts';
import type { System } from '../system.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

/** Every operation, called without a session, as a client and as staff: all the statuses a route can have. */
export async function fetchApiResponses({ api, tokens }: System): Promise<RawResponse[]> {
  const responses: RawResponse[] = [];
  const paths = Object.values(operationMetadata).map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: path.replaceAll(/\{\w+\}/g, unknownId),
  }));
  for (const { method, path } of paths) {
    responses.push(await sendRequest(api, { method, path }));
    if (method !== 'GET') continue;
    for (const token of [tokens.client, tokens.staff])
      responses.push(await sendRequest(api, { path, headers: { authorization: `Bearer ${token}` } }));
  }
  for (const path of ['/nothing', '/%zz', '/', '/proxy', '/.git/config', '/.env', '/docs', '/local/outbox']) {
    for (const method of ['GET', 'POST', 'HEAD', 'OPTIONS', 'TRACE'])
      responses.push(await sendRequest(api, { method, path }));
  }
  return responses;
}

export async function fetchSiteResponses({ sites }: System): Promise<RawResponse[]> {
  const paths = {
    [sites.upstream.site]: ['/', '/login', '/reset-password/rst_x', '/kaskad', '/kaskad/', '/kaskad/vesting'],
    [sites.upstream.backoffice]: ['/', '/login', '/admin'],
  };
  const everywhere = ['/favicon.svg', '/assets/gone.js', '/assets', '/assets/', '/%zz'];
  const responses: RawResponse[] = [];
  for (const [origin, own] of Object.entries(paths)) {
    const page = await sendRequest(origin, { path: '/' });
    const script = /src="([^"]+\.js)"/.exec(page.body)?.[1] ?? '/no-script-found';
    for (const path of [...own, ...everywhere, script]) responses.push(await sendRequest(origin, { path }));
    for (const method of ['POST', 'DELETE', 'OPTIONS', 'TRACE', 'HEAD'])
      responses.push(await sendRequest(origin, { method, path: '/' }));
  }
  return responses;
}

function expectHeader(
  responses: readonly RawResponse[],
  name: string,
  isRight: (value: string) => boolean,
): string[] {
  return responses.flatMap((response) => {
    const value = response.headers[name];
    const text = Array.isArray(value) ? value.join(', ') : value;
    return text !== undefined && isRight(text) ? [] : [`${response.name}: ${name}: ${text ?? 'absent'}`];
  });
}

const publicPaths = Object.values(operationMetadata)
  .filter(({ xRoles }) => xRoles.includes('public'))
  .map(({ path }) => path);

interface Responses {
  readonly system: System;
  readonly api: readonly RawResponse[];
  readonly sites: readonly RawResponse[];
}

const everywhere = ({ api, sites }: Responses) => [...api, ...sites];

function onEvery(
  ids: string,
  name: string,
  { title, isRight }: { title: string; isRight: (value: string) => boolean },
): Check<Responses> {
  return {
    ids,
    title,
    run: (responses) => {
      const all = everywhere(responses);
      return { looked: all.length, failures: expectHeader(all, name, isRight) };
    },
  };
}

function directivesOf(policy: string): Map<string, string> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values.join(' ')];
    }),
  );
}

const isUnkept = (value: string) => /no-store|private, no-cache/.test(value);
const isTyped = (value: string) => !/^(text\/|application\/json)/.test(value) || /charset=utf-8/i.test(value);

function isClosedPolicy(policy: string): boolean {
  const directives = directivesOf(policy);
  const isNone = (name: string) => (directives.get(name) ?? directives.get('default-src')) === "'none'";
  return isNone('object-src') && directives.get('base-uri') === "'none'" && isNone('default-src');
}

export const headerChecks: readonly Check<Responses>[] = [
  onEvery('V3.4.1', 'strict-transport-security', {
    title: 'HSTS holds a year at least, sub-domains included',
    isRight: (value) =>
      Number(/max-age=(\d+)/.exec(value)?.[1]) >= 31_536_000 && value.includes('includeSubDomains'),
  }),
  onEvery('V3.4.3', 'content-security-policy', {
    title: 'the content security policy allows nothing by default, no object and no base',
    isRight: isClosedPolicy,
  }),
  onEvery('V3.4.4 V3.2.1', 'x-content-type-options', {
    title: 'no content type is sniffed',
    isRight: (value) => value === 'nosniff',
  }),
  onEvery('V3.4.5', 'referrer-policy', {
    title: 'no path is sent in a Referer',
    isRight: (value) => ['no-referrer', 'strict-origin'].includes(value),
  }),
  onEvery('V3.4.6', 'content-security-policy', {
    title: 'no page can be framed, except those made for it',
    isRight: (value) => directivesOf(value).get('frame-ancestors') === "'none'",
  }),
  {
    ids: 'V3.4.8',
    title: 'a page of the sites shares its window with no foreign opener',
    run: ({ sites }) => ({
      looked: sites.length,
      failures: expectHeader(sites, 'cross-origin-opener-policy', (value) => value.startsWith('same-origin')),
    }),
  },
  {
    ids: 'V4.1.1',
    title: 'every body has a content type, and texts a charset',
    run: (responses) => {
      const withBody = everywhere(responses).filter(({ body }) => body !== '');
      return { looked: withBody.length, failures: expectHeader(withBody, 'content-type', isTyped) };
    },
  },
  {
    ids: 'V14.2.2 V14.3.2',
    title: 'no response with personal data is cacheable',
    run: ({ api }) => {
      const closed = api.filter(({ name }) => !publicPaths.some((path) => name.includes(`${path} `)));
      return { looked: closed.length, failures: expectHeader(closed, 'cache-control', isUnkept) };
    },
  },
  {
    ids: 'V13.4.2 V16.5.1',
    title: 'no response reveals software, code or SQL',
    run: (responses) => {
      const all = everywhere(responses);
      const says = all.filter(
        ({ headers, body }) =>
          headers['server'] !== undefined ||
          headers['x-powered-by'] !== undefined ||
          /\bat \S+ \(|node_modules|\.ts:\d+|\bselect .* from\b/i.test(body.slice(0, 20_000)),
      );
      const failed = all.filter(({ status }) => status >= 500);
      return { looked: all.length, failures: [...says, ...failed].map(({ name }) => name) };
    },
  },
  {
    ids: 'V3.3.1 V3.3.4',
    title: 'no response sets a cookie',
    run: (responses) => ({ looked: everywhere(responses).length, failures: cookiesSet }),
  },
  {
    ids: 'V3.4.3',
    title: 'csp_evaluator finds nothing above informational in the policy of each site',
    run: ({ sites }) => {
      const policies = new Set(sites.map(({ headers }) => String(headers['content-security-policy'])));
      const findings = [...policies].flatMap((policy) =>
        new CspEvaluator(new CspParser(policy).csp).evaluate(),
      );
      const say = (list: typeof findings) =>
        list.map(
          ({ severity, directive, value, description }) =>
            `${Severity[severity]} ${directive} ${value ?? ''}: ${description}`,
        );
      return {
        looked: policies.size,
        failures: say(findings.filter(({ severity }) => severity < Severity.INFO)),
        notes: say(findings.filter(({ severity }) => severity === Severity.INFO)),
      };
    },
  },
];
