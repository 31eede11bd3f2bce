import { useEffect, useState } from 'react';

/** What a custom property is worth on this page, in the brand and theme it wears. */
export function TokenValue({ token }: { readonly token: string }) {
  const [value, setValue] = useState('');
  // Syncs with the style sheet, which the toolbar changes by attributes of the root element.
  useEffect(() => {
    const read = () => setValue(getComputedStyle(document.documentElement).getPropertyValue(token).trim());
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-brand', 'data-theme'] });
    read();
    return () => observer.disconnect();
  }, [token]);
  return <code>{readable(value)}</code>;
}

/** A built style sheet writes `.12s`; it is read as « 120 ms », as the page's own words say it. */
function readable(value: string): string {
  const [, amount, unit] = /^(\d*\.?\d+)(ms|s|px|ch)$/.exec(value) ?? [];
  if (amount === undefined || unit === undefined) return value;
  const shown = unit === 's' ? Math.round(Number.parseFloat(amount) * 1000) : amount;
  return `${shown}\u00A0${unit === 's' ? 'ms' : unit}`;
}
