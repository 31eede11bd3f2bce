import { isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { maxFileBytes } from '@repo/domain/limits';
import type { PickedFile } from '@repo/ui/file-dropzone';
import { useRef, useState } from 'react';
import { messagesTexts as texts } from './messages.texts.ts';

interface Attached {
  readonly picked: PickedFile;
  /** Its id once it is stored. */
  readonly stored: string | null;
}

/** Files of a message: each is sent as it is chosen, so that one that is refused says why before the message leaves. */
export function useMessageFiles() {
  const { api } = useServices();
  const [attached, setAttached] = useState<readonly Attached[]>([]);
  const [refused, setRefused] = useState<string | undefined>();
  const chosen = useRef(0);

  const settle = (id: string, change: Partial<PickedFile>, stored: string | null) =>
    setAttached((all) =>
      all.map((one) => (one.picked.id === id ? { picked: { ...one.picked, ...change }, stored } : one)),
    );
  const send = async (id: string, file: File) => {
    try {
      const { id: stored } = await api.call('uploadMessageFile', { body: { file } });
      settle(id, { progressFraction: 1 }, stored);
    } catch (error) {
      if (!isApiError(error)) throw error;
      settle(id, { progressFraction: 1, error: error.message }, null);
    }
  };
  const add = (files: readonly File[], others: readonly File[]) => {
    setRefused(others.length === 0 ? undefined : texts.refused(others.map(({ name }) => name).join(', ')));
    for (const file of files) {
      chosen.current += 1;
      const id = String(chosen.current);
      const picked = { id, name: file.name, type: file.type, sizeBytes: file.size };
      const isTooLarge = file.size > maxFileBytes;
      const shown = isTooLarge ? { ...picked, error: texts.tooLarge } : { ...picked, progressFraction: 0 };
      setAttached((all) => [...all, { picked: shown, stored: null }]);
      if (!isTooLarge) void send(id, file);
    }
  };
  const remove = ({ id }: PickedFile) => {
    const stored = attached.find(({ picked }) => picked.id === id)?.stored;
    setAttached((all) => all.filter(({ picked }) => picked.id !== id));
    // When it fails the file stays a day, as one of a message that is never sent.
    if (stored) void api.call('deleteMessageFile', { path: { id: stored } }).catch(() => undefined);
  };
  return {
    files: attached.map(({ picked }) => picked),
    ids: attached.flatMap(({ stored }) => stored ?? []),
    isSending: attached.some(({ picked }) => picked.progressFraction === 0),
    refused,
    add,
    remove,
  };
}
