import { formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Stack } from '@repo/ui/layout';
import { Timeline } from '@repo/ui/timeline';
import type { GrantDetail } from '../../shared/grants.model.ts';
import { useUnits } from '../../shared/use-units.ts';
import { type Difference, type VersionView, versionViews } from './versions.model.ts';
import styles from './vesting.module.css';
import { vestingTexts } from './vesting.texts.ts';

const texts = vestingTexts.versions;

const columns: readonly DataColumn<Difference>[] = [
  { id: 'line', header: texts.line, isRowName: true, cell: ({ line }) => line },
  { id: 'before', header: texts.before, align: 'end', cell: ({ before }) => before },
  { id: 'after', header: texts.after, align: 'end', cell: ({ after }) => after },
];

/** « Historique »: each change of the grant, why and by whom, with the calendar before and after. */
export function VersionsCard({ detail }: { readonly detail: GrantDetail }) {
  const { bare } = useUnits(detail.grant.class);
  return (
    <Card title={texts.title}>
      <Timeline
        items={versionViews(detail, bare).map((view) => ({
          id: String(view.version.number),
          title: texts.changes[view.version.change],
          detail: <VersionDetail view={view} />,
        }))}
      />
    </Card>
  );
}

function VersionDetail({ view: { version, differences } }: { readonly view: VersionView }) {
  const { at, by, from, reason, change } = version;
  return (
    <Stack gap={8}>
      <span>{texts.by(formatNumericDateTime(at), by)}</span>
      {from === null ? null : <span>{texts.from(formatNumericDate(from))}</span>}
      {reason === '' ? null : <span className={styles.reason}>{texts.reason(reason)}</span>}
      {differences === null ? null : (
        <DataTable
          columns={columns}
          empty={<span>{texts.hasNoDifference}</span>}
          label={texts.compare(texts.changes[change])}
          rowId={({ line }) => line}
          rows={differences}
        />
      )}
    </Stack>
  );
}
