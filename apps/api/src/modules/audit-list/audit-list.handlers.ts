import { handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { listAudit } from './list-audit.ts';
import { verifyAudit } from './verify-audit.ts';

export const auditListHandlers = {
  listAudit: handler<'listAudit'>(({ deps, query }) =>
    listAudit(deps, {
      ...query,
      objectType: query.object_type,
      actionNot: query.action_not,
      objectTypeNot: query.object_type_not,
      ...readPlace(query),
      isDescending: query.sort !== 'date',
    }),
  ),
  verifyAudit: handler<'verifyAudit'>(({ deps, query }) => verifyAudit(deps, query.after ?? 0)),
};
