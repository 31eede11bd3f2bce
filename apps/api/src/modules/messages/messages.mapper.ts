import type { components } from '@repo/api-sdk/spec';
import { clientName } from '../accounts/client-name.ts';
import { toAdviser } from '../clients/clients.mapper.ts';
import type { FileRow } from '../files/files.repository.ts';
import type { MessageLine } from './messages.repository.ts';
import type { ThreadLine } from './threads.repository.ts';

type Schemas = components['schemas'];

const toContract = ({ contract, product }: ThreadLine): Schemas['MyThread']['contract'] =>
  contract && { id: contract.id, po_number: contract.poNumber, product: product ?? '' };

const toShared = (line: ThreadLine) => ({
  id: line.thread.id,
  subject: line.thread.subject,
  state: line.thread.state,
  since: line.thread.since.toISOString(),
  opened_at: line.thread.openedAt.toISOString(),
  contract: toContract(line),
});

export const toMyThread = (line: ThreadLine): Schemas['MyThread'] => ({
  ...toShared(line),
  is_unread: line.thread.isUnread,
});

export const toStaffThread = (line: ThreadLine): Schemas['StaffThread'] => ({
  ...toShared(line),
  version: line.thread.version,
  client: { id: line.client.id, name: clientName(line.client).trim() },
  adviser: line.adviser && toAdviser(line.adviser),
});

export const toMessageFile = (
  file: Pick<FileRow, 'id' | 'originalName' | 'sizeBytes' | 'scan'>,
): Schemas['MessageFile'] => ({
  id: file.id,
  name: file.originalName,
  size_bytes: file.sizeBytes,
  scan: file.scan,
});

export function toMessages(
  lines: readonly MessageLine[],
  held: readonly { messageId: string | null; file: FileRow }[],
  nameOf: (line: MessageLine) => string | null,
): Schemas['ThreadMessage'][] {
  return lines.map((line) => ({
    id: line.message.id,
    side: line.message.side,
    author: nameOf(line),
    text: line.message.text,
    sent_at: line.message.sentAt.toISOString(),
    files: held
      .filter(({ messageId }) => messageId === line.message.id)
      .map(({ file }) => toMessageFile(file)),
  }));
}

export const fullName = ({ author }: MessageLine): string => `${author.firstname} ${author.lastname}`.trim();
