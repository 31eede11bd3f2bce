// The connections of a pool to the one of several servers that accepts writes. When another is promoted, the pool leaves the one before.
import { findPrimary, hostUrls } from '@repo/postgres/hosts';
import { Client, type ClientConfig } from 'pg';

/** `read_only_sql_transaction`: the server behind a connection that a pooler kept has become a standby. */
const readOnlyCode = '25006';

/** The class of connections for this address: the driver's own when it has one server. */
export function clientClassFor(url: string): typeof Client {
  if (hostUrls(url).length === 1) return Client;
  const primary = primaryOf(url);

  return class PrimaryClient extends Client {
    constructor(config?: string | ClientConfig) {
      super({ ...(typeof config === 'object' && config), connectionString: hostUrls(url)[0] });
      this.on('error', primary.leave);
      this.on('end', () => primary.connections.delete(this));
      this.connection.on('errorMessage', ({ code }: { code?: string }) => {
        if (code === readOnlyCode) primary.leave();
      });
    }

    override connect(): Promise<Client>;
    override connect(callback: (error?: Error) => void): void;
    override connect(callback?: (error?: Error) => void): Promise<Client> | undefined {
      const connecting = this.connectToPrimary();
      if (callback === undefined) return connecting;
      connecting.then(() => callback(), callback);
      return undefined;
    }

    private async connectToPrimary(): Promise<Client> {
      const found = await primary.find();
      const { hostname, port } = new URL(found);
      this.host = hostname.replace(/^\[(.*)\]$/, '$1');
      this.port = Number(port) || 5432;
      primary.connections.set(this, found);
      try {
        await super.connect();
      } catch (error) {
        primary.connections.delete(this);
        primary.leave();
        throw error;
      }
      return this;
    }
  };
}

interface Primary {
  find: () => Promise<string>;
  /** Looks for it again: a connection to it was lost or refused, or it no longer accepts writes. */
  leave: () => void;
  /** The server of each open connection. */
  connections: Map<Client, string>;
}

/** One for all the pools of the process: what one of them finds out, the idle and long connections of the others follow. */
const primaries = new Map<string, Primary>();

function primaryOf(url: string): Primary {
  const known = primaries.get(url) ?? createPrimary(url);
  primaries.set(url, known);
  return known;
}

function createPrimary(url: string): Primary {
  const connections = new Map<Client, string>();
  let found: string | null = null;
  let searching: Promise<string> | null = null;
  const search = async () => {
    try {
      found = await findPrimary(url);
    } finally {
      searching = null;
    }
    for (const [client, server] of connections) {
      // As a lost connection is: the pool drops it, and what it runs fails as in an outage.
      if (server !== found) client.connection.stream.destroy();
    }
    return found;
  };
  const find = async () => {
    if (found !== null) return found;
    searching ??= search();
    return searching;
  };
  return {
    connections,
    find,
    leave: () => {
      found = null;
      // Idle connections to the server before are closed even if no request needs a new one.
      find().catch(() => {});
    },
  };
}
