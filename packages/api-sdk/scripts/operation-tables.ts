/** The two operation tables: a small one for the browser, one with roles for the server and tests. */
import type { OpenAPI3 } from 'openapi-typescript';

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

interface Operation {
  operationId: string;
  method: (typeof METHODS)[number];
  path: string;
  isMultipart: boolean;
  isIdempotent: boolean;
  isUnattended: boolean;
  isOpenToViews: boolean;
  needsStepUp: boolean;
  isBeforeFactor: boolean;
  roles: string[];
  rateLimit: string | null;
  tag: string;
}

/** Every operation of the bundled document, in the order of its paths. */
export function readOperations(document: OpenAPI3): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = read(item, method);
      return operation === undefined ? [] : [describe(path, method, operation)];
    }),
  );
}

function describe(path: string, method: Operation['method'], operation: unknown): Operation {
  const content = read(read(operation, 'requestBody'), 'content');
  const operationId = text(read(operation, 'operationId'), `${method} ${path} operationId`);
  const roles = texts(read(operation, 'x-roles'));
  if (roles.length === 0) throw new Error(`${operationId} has no x-roles.`);
  const rateLimit = read(operation, 'x-rate-limit');
  return {
    operationId,
    method,
    path,
    isMultipart: read(content, 'multipart/form-data') !== undefined,
    isIdempotent: read(operation, 'x-idempotent') === true,
    isUnattended: read(operation, 'x-unattended') === true,
    isOpenToViews: read(operation, 'x-view-as') === true,
    needsStepUp: read(operation, 'x-step-up') === true,
    isBeforeFactor: read(operation, 'x-before-factor') === true,
    roles,
    rateLimit: typeof rateLimit === 'string' ? rateLimit : null,
    tag: text(texts(read(operation, 'tags'))[0], `${operationId} tag`),
  };
}

const STAFF_ROLES = new Set([
  'provider',
  'admin',
  'super_admin',
  'staff',
  'commercial',
  'equisafe',
  'kaskad_admin',
]);

/** Of these areas the first screen of a site calls one operation; the others are for later. */
const FIRST_OF: Readonly<Record<string, string>> = {
  kaskad: 'getKaskadDashboard',
  messages: 'countUnreadMessages',
};

/** What staff alone may call; what prepared subscriptions and second factors of one's own need, and what a first screen does not; and what no page calls: files, which links open, the system and the providers. */
const isForLater = ({ operationId, roles, tag }: Operation): boolean =>
  roles.every((role) => STAFF_ROLES.has(role)) ||
  ['system', 'files', 'assisted', 'factors'].includes(tag) ||
  (FIRST_OF[tag] ?? operationId) !== operationId;

/**
 * The tables for the browser: only what a request needs. `routes` is in the first chunk of each site; `staffRoutes`, all
 * that a page of Yield for clients does not call, is loaded with the first of them.
 */
export function routesSource(operations: Operation[], name: 'routes' | 'staffRoutes'): string {
  const rows = operations.filter((o) => isForLater(o) === (name === 'staffRoutes')).map(routeRow);
  return [
    '// Generated from openapi/ by scripts/codegen.ts.',
    `export const ${name} = {`,
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

function routeRow(o: Operation): string {
  // The sign-in page loads the table: GET and a JSON body go without saying.
  const body = o.isMultipart ? ', isUpload: true' : '';
  const method = o.method === 'get' ? '' : `method: '${o.method}', `;
  return `  ${o.operationId}: { ${method}path: '${o.path}'${body} },`;
}

/** The table for the server, the authorisation matrix and the spec tests. */
export function metadataSource(operations: Operation[]): string {
  const rows = operations.map(
    (o) => `  ${o.operationId}: {
    operationId: '${o.operationId}',
    method: '${o.method}',
    path: '${o.path}',
    tag: '${o.tag}',
    xRoles: [${o.roles.map((role) => `'${role}'`).join(', ')}],
    idempotent: ${o.isIdempotent},
    multipart: ${o.isMultipart},
    unattended: ${o.isUnattended},
    viewAs: ${o.isOpenToViews},
    stepUp: ${o.needsStepUp},
    beforeFactor: ${o.isBeforeFactor},
    rateLimit: ${o.rateLimit === null ? 'null' : `'${o.rateLimit}'`},
  },`,
  );
  return [
    '// Generated from openapi/ by scripts/codegen.ts.',
    'export const operationTable = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function text(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new Error(`Missing: ${what}.`);
  return value;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
