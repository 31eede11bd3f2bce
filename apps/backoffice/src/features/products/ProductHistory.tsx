import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatLongDateTime } from '@repo/domain/format';
import { Button, TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Badge, EmptyState, Skeleton } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { ChangeLines } from '../../shared/ChangeLines.tsx';
import { RecordNotes } from '../../shared/notes/RecordNotes.tsx';
import { paths } from '../../shared/paths.ts';
import { RecordHistory } from '../../shared/RecordHistory.tsx';
import type { Product, ProductVersion } from './product-form.model.ts';
import styles from './products.module.css';
import { historyTexts as texts } from './products.texts.ts';

interface ProductHistoryProps {
  readonly product: Product;
  readonly onRestore: (version: ProductVersion) => void;
}

/** What each change of the product did, who made it, who approved it and why; an older state can be restored. */
export function ProductHistory({ product, onRestore }: ProductHistoryProps) {
  const { queries } = useServices();
  const versions = useQuery(queries.query('listProductVersions', { path: { id: product.strategy.id } }));
  return (
    <Stack gap={16}>
      <QueryView failedTitle={texts.failed} query={versions} skeleton={<Skeleton height="8rem" lines={3} />}>
        {({ versions: all }) =>
          all.length === 0 ? (
            <EmptyState title={texts.empty} />
          ) : (
            <Stack gap={16}>
              {all.map((version) => (
                <VersionCard
                  isCurrent={version.version === product.version}
                  key={version.version}
                  onRestore={() => onRestore(version)}
                  version={version}
                />
              ))}
            </Stack>
          )
        }
      </QueryView>
      <RecordNotes id={product.strategy.id} kind="strategy" />
      <Card title={texts.acts}>
        <RecordHistory id={product.strategy.id} kind="strategy" />
      </Card>
    </Stack>
  );
}

interface VersionCardProps {
  readonly version: ProductVersion;
  readonly isCurrent: boolean;
  readonly onRestore: () => void;
}

function VersionCard({ version, isCurrent, onRestore }: VersionCardProps) {
  const { lines, reason, entered_by: maker, published_by: checker, change_request_id: request } = version;
  const restore = (
    <Button aria-label={texts.restoreOf(version.version)} onPress={onRestore} size="sm" variant="ghost">
      {texts.restore}
    </Button>
  );
  return (
    <Card
      actions={isCurrent ? <Badge tone="positive">{texts.current}</Badge> : restore}
      title={texts.version(version.version)}
    >
      <Stack gap={12}>
        <p className={styles.help}>
          {formatLongDateTime(version.created_at)}
          {maker === null ? null : ` · ${texts.by(maker, checker)}`}
        </p>
        {reason === '' ? null : <p>{texts.reason(reason)}</p>}
        {lines.length === 0 ? (
          <p>{texts.origin}</p>
        ) : (
          <ChangeLines heads={{ before: texts.before, after: texts.after }} lines={lines} />
        )}
        {request === null ? null : (
          <Cluster>
            <TextLink href={paths.changeRequest(request)}>{texts.request}</TextLink>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
