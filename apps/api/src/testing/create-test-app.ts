// A whole server on a database of its own: real migrations, real SQL, real routes; only the clock, the identifiers,
// the files and the mail are held by the test. Every answer is checked against the contract on its way back.

import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { compose } from '../compose.ts';
import type { DatabaseHandle } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import type { OperationId, SuccessBody } from '../http/operation.ts';
import { listenToSignatures } from '../modules/contracts/watch-signatures.ts';
import { readSettings, type Settings } from '../settings.ts';
import { assertMatchesContract } from './contract-check.ts';
import type { FakeClock, FakeMail, MemoryFiles } from './fakes.ts';
import { createFakeClock, createFakeIds, createFakeMail, createMemoryFiles } from './fakes.ts';
import { openTestDatabase } from './test-database.ts';
import { type CallOptions, toRequest } from './test-request.ts';

/** Never the developer's own: the sealing key that tests make, dated by their clock, must not end up in his documents. */
const dataDir = fileURLToPath(new URL('../../node_modules/.cache/test-data', import.meta.url));

export interface TestAnswer {
  status: number;
  /** Parsed JSON, or null for anything else (then see `raw`). */
  body: unknown;
  raw: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  database: DatabaseHandle;
  clock: FakeClock;
  mail: FakeMail;
  files: MemoryFiles;
  /** Calls an operation of the contract by its name; whatever the answer, it has been checked against the contract. */
  call: (operationId: OperationId, options?: CallOptions) => Promise<TestAnswer>;
  /** The same, for a call that must succeed: answers the typed body, or fails with what came instead. */
  expectOk: <Id extends OperationId>(operationId: Id, options?: CallOptions) => Promise<SuccessBody<Id>>;
  close: () => Promise<void>;
}

export async function createTestApp(overrides: Partial<Settings> = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  const clock = createFakeClock();
  const mail = createFakeMail();
  const files = createMemoryFiles(clock);
  const settings: Settings = { ...readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }), ...overrides };
  const composition = await compose(
    {
      settings,
      secret: 'test-secret-test-secret-test-secret',
      db: database.db,
      log: pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
    },
    { clock, ids: createFakeIds(), files, mail },
  );
  listenToSignatures(composition.deps);
  const app = await buildApp(composition);

  async function call(operationId: OperationId, options: CallOptions = {}): Promise<TestAnswer> {
    const response = await app.inject(toRequest(operationId, options));
    const isJson = (response.headers['content-type'] ?? '').startsWith('application/json');
    const body: unknown = isJson ? response.json() : null;
    assertMatchesContract(operationId, { status: response.statusCode, body, isJson });
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
    expectOk: async <Id extends OperationId>(operationId: Id, options: CallOptions = {}) => {
      const { status, body } = await call(operationId, options);
      if (status < 200 || status > 299) {
        throw new Error(`${operationId} answered ${status}: ${JSON.stringify(body)}`);
      }
      // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- the contract check above has just proved this shape
      return body as SuccessBody<Id>;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
