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
  return <code>{value}</code>;
}
