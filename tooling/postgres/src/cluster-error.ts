/** Why the database cannot start, as one sentence for the operator, shown without a stack. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
}
