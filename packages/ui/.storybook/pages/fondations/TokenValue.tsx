import { useEffect, useState } from 'react';

/** The computed value of a custom property in the current brand and theme. */
export function TokenValue({ token }: { readonly token: string }) {
  const [value, setValue] = useState('');
  // Syncs with the style sheet: the toolbar changes the brand and theme by attributes of the root element.
  useEffect(() => {
    const read = () => setValue(getComputedStyle(document.documentElement).getPropertyValue(token).trim());
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-brand', 'data-theme'] });
    read();
    return () => observer.disconnect();
  }, [token]);
  return <code>{readable(value)}</code>;
}

/** A built style sheet has `.12s`: shown as « 120 ms », the unit of the page's texts. */
function readable(value: string): string {
  const [, amount, unit] = /^(\d*\.?\d+)(ms|s|px|ch)$/.exec(value) ?? [];
  if (amount === undefined || unit === undefined) return value;
  const shown = unit === 's' ? Math.round(Number.parseFloat(amount) * 1000) : amount;
  return `${shown}\u00A0${unit === 's' ? 'ms' : unit}`;
}
