import { TextField } from '@repo/ui/fields';
import { Icon } from '@repo/ui/icons';
import { useEffect, useRef, useState } from 'react';

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
  const [draft, setDraft] = useState({ text: value, from: value });
  const timer = useRef<number | undefined>(undefined);
  // The timer is the browser’s: it must not outlive the field.
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // When the URL changes by other means (a tab, « Retour »), the field is updated.
  if (draft.from !== value) setDraft({ text: value, from: value });

  const search = (text: string) => {
    window.clearTimeout(timer.current);
    if (text.trim() !== value) onSearch(text.trim());
  };
  return (
    <TextField
      label={label}
      onChange={(text) => {
        setDraft({ text, from: value });
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => search(text), settleMs);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(draft.text);
      }}
      placeholder={placeholder}
      prefix={<Icon name="search" />}
      type="search"
      value={draft.text}
    />
  );
}
