import { Button } from '@repo/ui/button';
import { EmptyState } from '@repo/ui/feedback';
import { sharedTexts as texts } from './shared.texts.ts';

export interface EmptyListProps {
  /** There is nothing at all, and what to do about it. */
  readonly title: string;
  readonly help?: string | undefined;
  /** Nothing for these filters: then it is not said that there is nothing. */
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
