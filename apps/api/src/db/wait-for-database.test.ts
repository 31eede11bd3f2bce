import { connect, createServer, type Server } from 'node:net';
import { createDatabase } from '@repo/postgres';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { formatError } from '../log.ts';
import { openDatabase } from './open-database.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

function listen(server: Server, port = 0): Promise<number> {
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  servers.length = 0;
  return port;
}

/** A real database, behind a port of its own. */
async function databaseBehind(port: number) {
  const urls = await createDatabase(inject('adminUrl'), { template: inject('template') });
  const target = Number(new URL(urls.url).port);
  const through = (url: string) => {
    const moved = new URL(url);
    moved.port = String(port);
    return moved.href;
  };
  const relay = createServer((socket) => {
    const upstream = connect(target, '127.0.0.1');
    for (const end of [socket, upstream]) end.on('error', () => end.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  return { relay, databaseUrl: through(urls.url), migrationUrl: through(urls.migrationUrl) };
}

const open = (
  urls: { databaseUrl: string; migrationUrl: string },
  patienceMs: number,
  notices: string[] = [],
) =>
  openDatabase(
    { ...urls, isPooled: false, migratesAtStart: true, dataDir: '/nowhere' },
    { holder: 'test', whenOwned: 'refuse', patienceMs, onNotice: (notice) => notices.push(notice) },
  );

/** What PostgreSQL sends while it starts, with or without crash recovery. */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

const refuseWith = (code: string, message: string) =>
  createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.end(refusal(code, message)));
  });

describe('a start', () => {
  it('waits for a database whose port opens later', async () => {
    const port = await closedPort();
    const { relay, ...urls } = await databaseBehind(port);
    const notices: string[] = [];
    const opening = open(urls, 20_000, notices);
    await expect.poll(() => notices).toHaveLength(1);
    expect(notices[0]).toBe(
      `DATABASE_URL: the database at 127.0.0.1:${port} does not respond (ECONNREFUSED); retrying for 20 s.`,
    );
    await listen(relay, port);
    const database = await opening;
    try {
      const result: unknown = await database.db.execute(sql`select 1 as one`);
      expect(Object(result).rows).toEqual([{ one: 1 }]);
    } finally {
      await database.close();
    }
  });

  it('waits for a database that is starting up', async () => {
    const starting = refuseWith('57P03', 'the database system is starting up');
    const port = await listen(starting);
    const { relay, ...urls } = await databaseBehind(port);
    const notices: string[] = [];
    const opening = open(urls, 20_000, notices);
    await expect.poll(() => notices.join()).toContain('(57P03)');
    await new Promise((resolve) => starting.close(resolve));
    servers.length = 0;
    await listen(relay, port);
    await (await opening).close();
  });

  it('ends with one sentence, without the password, when the wait is over', async () => {
    const port = await closedPort();
    const url = `postgres://app:hidden@127.0.0.1:${port}/app`;
    const error: unknown = await open({ databaseUrl: url, migrationUrl: url }, 1500).catch(
      (why: unknown) => why,
    );
    expect(formatError(error)).toBe(
      `DATABASE_URL: the database at 127.0.0.1:${port} does not respond (ECONNREFUSED). Start it, or correct the address.`,
    );
  });

  it('does not wait when the database refuses the password', async () => {
    const port = await listen(refuseWith('28P01', 'password authentication failed for user "app"'));
    const url = `postgres://app:wrong@127.0.0.1:${port}/app`;
    const notices: string[] = [];
    await expect(open({ databaseUrl: url, migrationUrl: url }, 20_000, notices)).rejects.toMatchObject({
      code: '28P01',
    });
    expect(notices).toEqual([]);
  });
});
