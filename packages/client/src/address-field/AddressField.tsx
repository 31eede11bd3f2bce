import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { SuggestField } from '@repo/ui/combo-box';
import { TextField } from '@repo/ui/fields';
import { useEffect, useMemo, useState } from 'react';
import type { FieldBinding } from '../form/index.ts';
import { useOffered } from '../offered/Offered.tsx';

type Found = OperationOutput<'suggestAddresses'>['suggestions'];

interface AddressFieldProps extends FieldBinding<string> {
  readonly label: string;
  readonly className?: string | undefined;
  /** Alpha-3 code: addresses are known in France alone. */
  readonly country: string;
  readonly onChoose: (address: { address: string; zip_code: string; city: string }) => void;
}

/** The street of an address. Where the installation has the service, it proposes whole addresses; else a plain field. */
export function AddressField({ country, onChoose, ...field }: AddressFieldProps) {
  const { hasAddressSearch } = useServices().config;
  const isOffered = useOffered('suggestAddresses');
  if (!hasAddressSearch || !isOffered || country !== 'FRA') {
    return <TextField {...field} autoComplete="street-address" />;
  }
  return <Suggesting {...field} onChoose={onChoose} />;
}

/** Typed further meanwhile, a request is not sent. */
const pauseMs = 250;
const fewest = 3;
const none: Found = [];

function Suggesting({ onChoose, onChange, ...field }: Omit<AddressFieldProps, 'country'>) {
  const { api } = useServices();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found>(none);
  // Syncs the suggestions with what is typed: the last request alone counts, and a failed one suggests nothing.
  useEffect(() => {
    if (typed.trim().length < fewest) return undefined;
    let isCurrent = true;
    const show = (suggestions: Found) => {
      if (isCurrent) setFound(suggestions);
    };
    const timer = setTimeout(() => {
      api.call('suggestAddresses', { body: { text: typed.slice(0, 200) } }).then(
        ({ suggestions }) => show(suggestions),
        () => show(none),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, typed]);
  const change = (text: string) => {
    onChange(text);
    setTyped(text);
    if (text.trim().length < fewest) setFound(none);
  };
  const choose = (id: string) => {
    const chosen = found[Number(id)];
    if (chosen === undefined) return;
    setTyped('');
    setFound(none);
    onChoose({ address: chosen.line, zip_code: chosen.zip_code, city: chosen.city });
  };
  // The same as long as they are: the list opens when others come.
  const suggestions = useMemo(
    () =>
      found.map(({ line, zip_code: zipCode, city }, index) => ({
        id: String(index),
        label: line,
        description: `${zipCode} ${city}`,
      })),
    [found],
  );
  return (
    <SuggestField
      {...field}
      autoComplete="street-address"
      onChange={change}
      onChoose={choose}
      suggestions={suggestions}
    />
  );
}
