import type { RecordRef } from '@repo/domain/records';
import { Button, IconButton } from '@repo/ui/button';
import { Drawer } from '@repo/ui/dialog';
import { useState } from 'react';
import { RecordHistory } from './RecordHistory.tsx';
import { historyTexts as texts } from './record.texts.ts';

export interface HistoryButtonProps extends RecordRef {
  /** What the history is of, in the words of its list. */
  readonly name: string;
  /** In a row of many columns. */
  readonly isNarrow?: boolean;
}

/** The history of a record that has no page of its own: a value of a list, a parameter. */
export function HistoryButton({ name, isNarrow = false, ...record }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isNarrow ? (
        <IconButton icon="clock" label={texts.openOf(name)} onPress={() => setOpen(true)} size="sm" />
      ) : (
        <Button aria-label={texts.openOf(name)} onPress={() => setOpen(true)} size="sm" variant="ghost">
          {texts.title}
        </Button>
      )}
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={texts.openOf(name)}>
        <RecordHistory {...record} />
      </Drawer>
    </>
  );
}
