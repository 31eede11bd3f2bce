import { useServices } from '@repo/auth';
import { presencePollMs, type RecordRef } from '@repo/domain/records';
import { Banner } from '@repo/ui/feedback';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { presenceTexts as texts } from './record.texts.ts';

export interface RecordPresenceProps extends RecordRef {
  /** Something is typed and not saved. */
  readonly isEditing?: boolean | undefined;
}

/** Who else has the record open: a hint, the version of the record decides. Nothing is called while the tab is hidden. */
export function RecordPresence({ kind, id, isEditing = false }: RecordPresenceProps) {
  const { api } = useServices();
  const state = isEditing ? 'editing' : 'viewing';
  const presence = useQuery({
    queryKey: ['touchPresence', kind, id, state],
    queryFn: ({ signal }) => api.call('touchPresence', { body: { kind, id, state }, signal }),
    refetchInterval: presencePollMs,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  useEffect(
    () => () => {
      // Unanswered, the report expires by itself.
      void api.call('touchPresence', { body: { kind, id, state: 'left' } }).catch(() => undefined);
    },
    [api, kind, id],
  );
  const others = presence.isError ? [] : (presence.data?.others ?? []);
  if (others.length === 0) return null;
  const editors = others.filter(({ is_editing: edits }) => edits).map(({ name }) => name);
  const viewers = others.filter(({ is_editing: edits }) => !edits).map(({ name }) => name);
  return (
    <Banner isLive tone={editors.length === 0 ? 'info' : 'warning'}>
      {editors.length === 0 ? null : <p>{texts.editing(editors)}</p>}
      {viewers.length === 0 ? null : <p>{texts.viewing(viewers)}</p>}
    </Banner>
  );
}
