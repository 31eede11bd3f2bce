import { TextField } from '@repo/ui/fields';
import { Icon } from '@repo/ui/icons';
import { useShortcuts } from '@repo/ui/shortcuts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listTexts } from './list.texts.ts';

/** Debounce: long enough not to send a request per letter, short enough to follow typing. */
const settleMs = 300;

export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** The value in the URL. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches after a debounce; « Entrée » searches at once. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [draft, setDraft] = useState({ text: value, from: value, isSettling: false });
  // When the URL changes by other means (a tab, « Retour »), the field is updated.
  if (draft.from !== value) setDraft({ text: value, from: value, isSettling: false });

  const search = (text: string) => {
    if (text.trim() !== value) onSearch(text.trim());
  };
  // An effect event: what the URL has become meanwhile is part of the search.
  const searchSettled = useEffectEvent(search);
  // Syncs with the browser's timer, which each letter restarts.
  useEffect(() => {
    if (!draft.isSettling) return undefined;
    const timer = window.setTimeout(() => searchSettled(draft.text), settleMs);
    return () => window.clearTimeout(timer);
  }, [draft.text, draft.isSettling]);
  const field = useRef<HTMLInputElement>(null);
  useShortcuts('list', [{ keys: '/', label: listTexts.keys.search, onPress: () => field.current?.select() }]);
  return (
    <TextField
      ref={field}
      label={label}
      onChange={(text) => setDraft({ text, from: value, isSettling: true })}
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
