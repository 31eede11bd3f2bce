import type { DownloadedFile } from '@repo/api-sdk';
import { useDownload } from '@repo/client/download';
import { Button } from '@repo/ui/button';
import { DataTable } from '@repo/ui/data-table';
import { Banner } from '@repo/ui/feedback';
import type { ReactNode } from 'react';
import { sharedTexts } from './shared.texts.ts';

const texts = sharedTexts.refusedLines;

interface LineNote {
  readonly line: number;
  readonly message: string;
}

interface RefusedLinesProps {
  readonly lines: readonly LineNote[];
  readonly help: ReactNode;
  /** The same lines as a file; null where there is none. */
  readonly download: (() => Promise<DownloadedFile>) | null;
}

/** What an import refuses, in words that say how to correct it, and the same lines as a file. */
export function RefusedLines({ lines, help, download }: RefusedLinesProps) {
  return (
    <>
      <Banner
        action={download === null ? undefined : <DownloadLines download={download} />}
        isLive
        title={texts.title(lines.length)}
        tone="error"
      >
        {help}
      </Banner>
      <LineNotes header={texts.problem} label={texts.table} notes={lines} />
    </>
  );
}

function DownloadLines({ download }: { readonly download: () => Promise<DownloadedFile> }) {
  const { start, isPending } = useDownload(download, { onSaved: () => undefined, failed: texts.failed });
  return (
    <Button isPending={isPending} onPress={() => start()} size="sm" variant="ghost">
      {texts.download}
    </Button>
  );
}

interface LineNotesProps {
  readonly label: string;
  readonly header: string;
  readonly notes: readonly LineNote[];
}

/** Lines of the file, each with a sentence about it. */
export function LineNotes({ label, header, notes }: LineNotesProps) {
  return (
    <DataTable
      columns={[
        { id: 'line', header: texts.line, isRowName: true, cell: ({ line }) => texts.lineOf(line) },
        { id: 'message', header, cell: ({ message }) => message },
      ]}
      label={label}
      rowId={({ line, message }) => `${line}:${message}`}
      rows={notes}
    />
  );
}
