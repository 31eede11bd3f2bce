import { TextField } from '@repo/ui/fields';
import { Icon } from '@repo/ui/icons';
import { useShortcuts } from '@repo/ui/shortcuts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { listTexts } from './list.texts.ts';
import type { ListChangeOptions } from './list-address.ts';

/** Debounce: long enough not to send a request per letter, short enough to follow typing. */
const settleMs = 300;

export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** The value in the URL. */
  readonly value: string;
  /** The record that is open, where the path is the list’s own. */
  readonly opened?: string | null | undefined;
  /** `keepsOpen`: a record was opened while the search settled. */
  readonly onSearch: (text: string, options: ListChangeOptions) => void;
}

/** Searches after a debounce; « Entrée » searches at once. */
export function SearchField({ label, placeholder, value, opened = null, onSearch }: SearchFieldProps) {
  const { pathname } = useLocation();
  const place = opened ?? pathname;
  const isIdle = useNavigation().state === 'idle';
  const [draft, setDraft] = useState({ text: value, from: value, isSettling: false, typedAt: place });
  // When the URL changes by other means (a tab, « Retour »), the field is updated.
  if (draft.from !== value) setDraft({ ...draft, text: value, from: value, isSettling: false });

  const search = (text: string) => {
    if (text.trim() !== value) onSearch(text.trim(), { keepsOpen: place !== draft.typedAt });
  };
  // An effect event: what the URL has become meanwhile is part of the search.
  const searchSettled = useEffectEvent(search);
  // Syncs with the browser's timer, which each letter restarts; a record that is opening is not interrupted.
  useEffect(() => {
    if (!draft.isSettling || !isIdle) return undefined;
    const timer = window.setTimeout(() => searchSettled(draft.text), settleMs);
    return () => window.clearTimeout(timer);
  }, [draft.text, draft.isSettling, isIdle]);
  const field = useRef<HTMLInputElement>(null);
  useShortcuts('list', [{ keys: '/', label: listTexts.keys.search, onPress: () => field.current?.select() }]);
  return (
    <TextField
      ref={field}
      label={label}
      onChange={(text) => setDraft({ text, from: value, isSettling: true, typedAt: place })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        setDraft({ ...draft, isSettling: false });
        search(draft.text);
      }}
      placeholder={placeholder}
      prefix={<Icon name="search" />}
      type="search"
      value={draft.text}
    />
  );
}
