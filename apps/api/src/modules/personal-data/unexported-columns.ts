/**
 * Columns that name a person and that the export does not read for them, each with its reason. Together with the tables
 * of `personal-data.repository.ts` they cover the schema: a test walks it.
 */
export const unexportedColumns: Readonly<Record<string, string>> = {
  'users.assigned_sales_id': 'the adviser is somebody else',
  'payments.recorded_by': 'the member of staff at work; his own acts are in the trail',
  'refunds.recorded_by': 'the member of staff at work; his own acts are in the trail',
  'idempotency_keys.user_id':
    'answers kept two days to repeat them; what they say is exported from its own table',
  'retained_data.user_id': 'of closed accounts alone, which nobody signs in to',
  'import_plans.author_id': 'staff publishing public figures; the act is in the trail',
  'navs.published_by': 'staff publishing public figures; the act is in the trail',
  'nav_revisions.published_by': 'staff publishing public figures; the act is in the trail',
  'fx_rates.published_by': 'staff publishing public figures; the act is in the trail',
  'fx_rate_revisions.published_by': 'staff publishing public figures; the act is in the trail',
};
