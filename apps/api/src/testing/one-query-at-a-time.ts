// Refuses a query on a connection that is executing another, as `pg` 9 will: inside a transaction there is one connection.
import { Client } from 'pg';

const query: unknown = Reflect.get(Client.prototype, 'query');
const mark = Symbol.for('one query at a time');

function isBusy(client: unknown): boolean {
  if (typeof client !== 'object' || client === null) return false;
  const queued: unknown = Reflect.get(client, '_queryQueue');
  return Boolean(Reflect.get(client, '_activeQuery')) || (Array.isArray(queued) && queued.length > 0);
}

// Files of one worker share the class.
if (typeof query === 'function' && !(mark in Client.prototype)) {
  Object.assign(Client.prototype, {
    [mark]: true,
    query(this: unknown, ...args: unknown[]): unknown {
      if (isBusy(this)) return Promise.reject(new Error('The connection is executing another query'));
      return Reflect.apply(query, this, args);
    },
  });
}
