// A whole server on a database of its own: real migrations, real SQL, real routes; only the clock, the identifiers,
// the files and the mail are held by the test. Every response is checked against the spec.

import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { compose } from '../compose.ts';
import { sessions } from '../db/schema/identity.ts';
import type { Deps } from '../deps.ts';
import type { SocketLimits } from '../http/malformed-request.ts';
import type { OperationId, SuccessBody } from '../http/operation.ts';
import { factsOf } from '../http/spec-document.ts';
import { listenToSignatures } from '../modules/signatures/listen-to-signatures.ts';
import { readSettings, type Settings } from '../settings.ts';
import { hashToken } from '../tokens.ts';
import type { FakeClock, FakeMail, MemoryFiles } from './fakes.ts';
import { createFakeClock, createFakeIds, createFakeMail, createMemoryFiles } from './fakes.ts';
import { assertMatchesSpec } from './spec-check.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { type CallOptions, toRequest } from './test-request.ts';

/** Never the developer's own: the sealing key that tests make, dated by their clock, must not end up in it. */
const dataDir = fileURLToPath(new URL('../../node_modules/.cache/test-data', import.meta.url));

export interface TestResponse {
  status: number;
  /** Parsed JSON, or null for anything else (then see `raw`). */
  body: unknown;
  raw: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  database: TestDatabase;
  clock: FakeClock;
  mail: FakeMail;
  files: MemoryFiles;
  /** Calls an operation of the spec by its name; whatever the response, it has been checked against the spec. */
  call: (operationId: OperationId, options?: CallOptions) => Promise<TestResponse>;
  /** The same, for a call that must succeed: returns the typed body, or fails with what came instead. */
  expectOk: <Id extends OperationId>(operationId: Id, options?: CallOptions) => Promise<SuccessBody<Id>>;
  /** The same, where a secret changes: the caller has a new token, and the one before is refused. */
  changeSecret: <Id extends OperationId>(
    operationId: Id,
    caller: { token: string },
    options?: CallOptions,
  ) => Promise<SuccessBody<Id>>;
  close: () => Promise<void>;
}

interface TestParts {
  log?: FastifyBaseLogger;
  /** Made in another way than from the migrated template. */
  database?: Promise<TestDatabase>;
  sockets?: SocketLimits;
}

export async function createTestApp(
  overrides: Partial<Settings> = {},
  {
    log = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
    database: opening,
    sockets,
  }: TestParts = {},
): Promise<TestApp> {
  const database = await (opening ?? openTestDatabase());
  const clock = createFakeClock();
  const mail = createFakeMail();
  const files = createMemoryFiles(clock);
  // One member of staff is enough to prepare a market and to record payments; what refuses it has tests of its own.
  const env = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    TWO_PERSON_CONTROL: 'off',
    RATES: 'off',
  };
  const settings: Settings = { ...readSettings(env), ...overrides };
  const composition = await compose(
    {
      settings,
      secret: 'test-secret-test-secret-test-secret',
      database,
      log,
    },
    { clock, ids: createFakeIds(), files, mail },
  );
  listenToSignatures(composition.deps);
  const app = await buildApp(composition, sockets);

  async function call(operationId: OperationId, options: CallOptions = {}): Promise<TestResponse> {
    if (factsOf(operationId).stepUp && options.isProven !== false) await prove(composition.deps, options);
    const response = await app.inject(toRequest(operationId, options));
    const isJson = (response.headers['content-type'] ?? '').startsWith('application/json');
    const body: unknown = isJson ? response.json() : null;
    assertMatchesSpec(operationId, { status: response.statusCode, body, isJson });
    return { status: response.statusCode, body, raw: response.rawPayload, headers: response.headers };
  }

  return {
    app,
    deps: composition.deps,
    database,
    clock,
    mail,
    files,
    call,
    expectOk: async <Id extends OperationId>(operationId: Id, options: CallOptions = {}) =>
      successOf(operationId, await call(operationId, options)),
    changeSecret: async (operationId, caller, options = {}) => {
      const before = { token: caller.token };
      const response = await call(operationId, { ...options, ...before });
      const body = successOf(operationId, response);
      caller.token = String(response.headers['x-session-token']);
      const statuses = [await call('getMe', before), await call('getMe', caller)].map(({ status }) => status);
      if (statuses.join(', ') !== '401, 200')
        throw new Error(`the tokens before and after respond ${statuses.join(', ')}`);
      return body;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** As after `stepUp`, whose own rules have tests of their own. */
async function prove({ db, clock }: Deps, { token }: CallOptions): Promise<void> {
  if (token === undefined) return;
  await db
    .update(sessions)
    .set({ provenAt: clock.now() })
    .where(eq(sessions.tokenHash, hashToken(token)));
}

function successOf<Id extends OperationId>(
  operationId: Id,
  { status, body }: Pick<TestResponse, 'status' | 'body'>,
): SuccessBody<Id> {
  if (status < 200 || status > 299) {
    throw new Error(`${operationId} responded ${status}: ${JSON.stringify(body)}`);
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- the spec check above has just proved this shape
  return body as SuccessBody<Id>;
}
