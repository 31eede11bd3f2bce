import type { OperationInput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useSending } from '@repo/client/sending';
import { type BulkKind, bulkKinds } from '@repo/domain/bulk';
import { formatDecimal } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useLocation, useNavigate } from 'react-router';
import { bulkKindTexts, selectionTexts as texts } from '../../shared/bulk-kinds.texts.ts';
import { paths } from '../../shared/paths.ts';

type Filters = NonNullable<OperationInput<'previewBulk'>['query']>;

interface BulkActionsProps {
  /** Null: every contract of the list. */
  readonly selectedIds: readonly string[] | null;
  readonly filters: Filters;
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly onSelectAll: () => void;
}

/** The buttons of a selection: each opens the preview of what it would do. */
export function BulkActions(props: BulkActionsProps) {
  const { selectedIds, filters, total, isTotalExact, onSelectAll } = props;
  const { queries } = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const preview = useSending(queries.mutation('previewBulk', { invalidates: [] }));
  const open = (kind: BulkKind) =>
    preview.send(
      selectedIds === null ? { query: filters, body: { kind } } : { body: { kind, ids: [...selectedIds] } },
      {
        // What the list showed is behind the preview: « Souscriptions » leads back to it.
        onSuccess: ({ id }) => void navigate(paths.bulk(id), { state: search }),
        onError: (error) => toast.error(error.message),
      },
    );
  const all = formatDecimal(String(total));
  return (
    <>
      {selectedIds === null || (isTotalExact && selectedIds.length >= total) ? null : (
        <Button onPress={onSelectAll} size="sm" variant="quiet">
          {texts.all(isTotalExact ? all : texts.moreThan(all))}
        </Button>
      )}
      {bulkKinds.map((kind) => (
        <Button
          isDisabled={preview.isPending}
          key={kind}
          onPress={() => open(kind)}
          size="sm"
          variant="ghost"
        >
          {bulkKindTexts[kind].action}
        </Button>
      ))}
    </>
  );
}
