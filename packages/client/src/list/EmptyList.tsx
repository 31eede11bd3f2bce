import { Button } from '@repo/ui/button';
import { EmptyState } from '@repo/ui/feedback';
import { listTexts as texts } from './list.texts.ts';

export interface EmptyListProps {
  /** Shown when the list is empty without a filter: what to do about it. */
  readonly title: string;
  readonly help?: string | undefined;
  /** Whether filters are set, which can be cleared. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** Why a list has no row. */
export function EmptyList({ title, help, isFiltered, onClear }: EmptyListProps) {
  if (!isFiltered) return <EmptyState title={title}>{help}</EmptyState>;
  return (
    <EmptyState
      action={
        <Button onPress={onClear} variant="ghost">
          {texts.clearFilters}
        </Button>
      }
      icon="search"
      title={texts.noResult}
    />
  );
}

/** In the place of a page past the end, or whose first row is gone. */
export function MissingPage({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <EmptyState
      action={
        <Button onPress={onLeave} variant="ghost">
          {texts.firstPage}
        </Button>
      }
      title={texts.pageGone}
    />
  );
}
