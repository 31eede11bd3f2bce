import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import {
  type AlertState,
  type AlertView,
  countAlerts,
  listAlertRows,
  readRecordLabels,
} from './alerts.repository.ts';

const listed = 100;

/** The newest first, each with the records that it names. */
export async function listAlerts(
  { db }: Pick<Deps, 'db'>,
  state: AlertState,
): Promise<components['schemas']['Alerts']> {
  const views = await listAlertRows(db, state, listed);
  const labels = await readRecordLabels(
    db,
    views.flatMap(({ alert }) => alert.records),
  );
  return {
    items: views.map((view) => toWireAlert(view, labels)),
    counts: { open: await countAlerts(db, 'open'), closed: await countAlerts(db, 'closed') },
  };
}

const toWireAlert = (
  { alert, closer }: AlertView,
  labels: ReadonlyMap<string, string>,
): components['schemas']['Alert'] => ({
  id: alert.id,
  rule: alert.rule,
  detail: alert.detail,
  // Erased with its account, a record has no words left.
  records: alert.records.flatMap(({ kind, id }) => {
    const label = labels.get(id);
    return label === undefined ? [] : [{ kind, id, label }];
  }),
  raised_at: alert.raisedAt.toISOString(),
  closing:
    alert.closedAt === null
      ? null
      : {
          at: alert.closedAt.toISOString(),
          by: closer === null ? null : `${closer.firstname} ${closer.lastname}`.trim(),
          reason: alert.reason ?? '',
        },
});
