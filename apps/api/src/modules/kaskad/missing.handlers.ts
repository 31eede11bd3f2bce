// Operations of the spec that are not built yet: each leaves this file with its module.
import { handler, type OperationHandler } from '../../http/handler.ts';
import type { OperationId } from '../../http/operation.ts';

const missing = <Id extends OperationId>(id: Id): OperationHandler<Id> =>
  handler<Id>(() => Promise.reject(new Error(`${id} is not built`)));

export const missingHandlers = {
  listRefunds: missing('listRefunds'),
  getRefund: missing('getRefund'),
  prepareRefund: missing('prepareRefund'),
  executeRefund: missing('executeRefund'),
};
