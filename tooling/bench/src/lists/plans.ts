// The plans of the statements of a call, as PostgreSQL itself logs them (auto_explain), and the time that they took on the server.
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '@repo/postgres/databases';
import type { Client } from './bulk-fill.ts';

/** The log of a throw-away cluster, in its data folder. */
const log = 'server.log';
/** Until each connection has read its settings again. */
const reloadMs = 200;
const mostTries = 5;

export interface Statement {
  /** Milliseconds, its planning and the network left out. */
  readonly duration: number;
  readonly scans: readonly Scan[];
}

export interface Scan {
  /** Empty of an index alone, that a bitmap is made of. */
  readonly table: string;
  /** Null when the table itself is read from end to end. */
  readonly index: string | null;
  /** Rows that it read, those that a filter removed included; 0 when they are not measured. */
  readonly rows: number;
}

/** Reads the plans of a cluster as its superuser. */
export class PlanLog {
  readonly #url: string;

  /** `databaseUrl`: of any role of a cluster that trusts every one. */
  constructor(databaseUrl: string) {
    const asSuperuser = new URL(databaseUrl);
    asSuperuser.username = 'postgres';
    this.#url = asSuperuser.href;
  }

  /** Before the server connects: a connection loads the module when it opens. */
  async prepare(): Promise<void> {
    await this.#set({
      session_preload_libraries: 'auto_explain',
      'auto_explain.log_format': 'json',
      'auto_explain.log_timing': 'off',
      'auto_explain.log_min_duration': '-1',
    });
  }

  /** The statements of each of these calls, made one after the other; `areCounted`: with the rows that they read, which takes longer. */
  async during(
    calls: number,
    call: () => Promise<unknown>,
    { areCounted }: { areCounted: boolean },
  ): Promise<Statement[][]> {
    await this.#set({
      'auto_explain.log_analyze': areCounted ? 'on' : 'off',
      'auto_explain.log_min_duration': '0',
    });
    const found: Statement[][] = [];
    await withClient(this.#url, async (client) => {
      // Its own statements are not logged.
      await client.query(`set auto_explain.log_min_duration = '-1'`);
      for (let made = 0; made < calls; made += 1) {
        found.push(await statementsOf(client, call));
      }
    });
    await this.#set({ 'auto_explain.log_min_duration': '-1' });
    return found;
  }

  async #set(settings: Record<string, string>): Promise<void> {
    await withClient(this.#url, async (client) => {
      for (const [name, value] of Object.entries(settings))
        await client.query(`alter system set ${name} = '${value}'`);
      await client.query('select pg_reload_conf()');
    });
    await sleep(reloadMs);
  }
}

/** Connections write to one log at once, and may cut an entry of each other: the call is then made again. */
async function statementsOf(
  client: Client,
  call: () => Promise<unknown>,
  tries = mostTries,
): Promise<Statement[]> {
  const start = await sizeOf(client);
  await call();
  const { rows } = await client.query<{ text: string }>('select pg_read_file($1, $2, $3) as text', [
    log,
    start,
    (await sizeOf(client)) - start,
  ]);
  try {
    return readStatements(rows[0]?.text ?? '');
  } catch (error) {
    if (tries === 1) throw error;
    return statementsOf(client, call, tries - 1);
  }
}

async function sizeOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ size: string }>('select (pg_stat_file($1)).size', [log]);
  return Number(rows[0]?.size);
}

const entryStart = /^(?=\d{4}-\d\d-\d\d [\d:.]+ \w+ \[\d+\])/m;
const planStart = /LOG: {2}duration: ([\d.]+) ms {2}plan:\n/;

function readStatements(text: string): Statement[] {
  return text.split(entryStart).flatMap((entry) => {
    const [heading, duration] = planStart.exec(entry) ?? [];
    if (heading === undefined) return [];
    const plan: unknown = JSON.parse(entry.slice(entry.indexOf(heading) + heading.length));
    return isObject(plan) ? [{ duration: Number(duration), scans: [...scansOf(plan)] }] : [];
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function* scansOf(node: Record<string, unknown>): Generator<Scan> {
  const type = String(node['Node Type']);
  // The heap of a bitmap is read where its indexes lead.
  if (type.endsWith('Scan') && type !== 'Bitmap Heap Scan' && wasRead(node)) {
    const index = textOf(node, 'Index Name');
    const table = textOf(node, 'Relation Name') ?? '';
    if (index !== null || table !== '') yield { table, index, rows: rowsOf(node) };
  }
  const { Plan: root, Plans: children } = node;
  if (isObject(root)) yield* scansOf(root);
  if (Array.isArray(children)) for (const child of children) if (isObject(child)) yield* scansOf(child);
}

const textOf = (node: Record<string, unknown>, name: string): string | null => {
  const value = node[name];
  return typeof value === 'string' ? value : null;
};

/** A branch that the others made needless is none. */
const wasRead = (node: Record<string, unknown>): boolean => node['Actual Loops'] !== 0;

const rowsOf = (node: Record<string, unknown>): number => {
  const of = (name: string) => Number(node[name] ?? 0);
  return Math.round(
    (of('Actual Rows') + of('Rows Removed by Filter') + of('Rows Removed by Index Recheck')) *
      of('Actual Loops'),
  );
};
