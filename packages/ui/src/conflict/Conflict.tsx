import { useState } from 'react';
import { Button } from '../button/index.ts';
import { DataTable } from '../data-table/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Banner } from '../feedback/index.ts';
import { conflictTexts as texts } from '../parts.texts.ts';

/** One value that either person changed. */
export interface ConflictField {
  readonly id: string;
  readonly label: string;
  readonly opened: string;
  readonly now: string;
  readonly mine: string;
}

export interface ConflictProps {
  /** What was changed meanwhile. */
  readonly title: string;
  /** Who changed it and when, where it is known. */
  readonly by?: string | undefined;
  readonly fields: readonly ConflictField[];
  /** The refusal that reports it: both states are shown at once. None where it was noticed while typing. */
  readonly refusal?: Error | null | undefined;
  /** What was typed, over what is stored now. */
  readonly onKeep: () => void;
  /** What is stored now, in place of what was typed. */
  readonly onReload: () => void;
}

/**
 * A record that another person changed while it was edited: both states side by side, and which one the form goes on with. The
 * form stays as it is until then.
 *
 * States: noticed while typing (a banner), refused (the dialog over it). Pattern: ARIA APG « Dialog (Modal) ».
 */
export function Conflict({ title, by, fields, refusal = null, onKeep, onReload }: ConflictProps) {
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState<Error | null>(null);
  const close = () => {
    setOpen(false);
    setRead(refusal);
  };
  return (
    <>
      <Banner
        action={
          <Button onPress={() => setOpen(true)} size="sm" variant="ghost">
            {texts.differences}
          </Button>
        }
        isLive
        title={title}
        tone="warning"
      >
        {by} {texts.kept}
      </Banner>
      <Dialog
        actions={
          <>
            <Button onPress={onReload} variant="ghost">
              {texts.reload}
            </Button>
            <Button onPress={onKeep}>{texts.keep}</Button>
          </>
        }
        isOpen={isOpen || refusal !== read}
        onClose={close}
        shape="wide"
        title={title}
      >
        <p>
          {by} {texts.kept}
        </p>
        <DataTable
          columns={[
            { id: 'field', header: texts.field, isRowName: true, cell: ({ label }) => label },
            { id: 'opened', header: texts.opened, cell: ({ opened }) => opened },
            { id: 'now', header: texts.now, cell: ({ now }) => now },
            { id: 'mine', header: texts.mine, cell: ({ mine }) => mine },
          ]}
          label={texts.table}
          rowId={({ id }) => id}
          rows={fields}
        />
      </Dialog>
    </>
  );
}
