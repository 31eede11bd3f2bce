/** What keeps the database from starting, as one sentence for the person who started it; no stack is worth showing. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
}
