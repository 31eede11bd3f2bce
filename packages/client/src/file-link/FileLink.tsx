import { TextLink } from '@repo/ui/button';
import type { ReactNode } from 'react';
import { useFreshLink } from './use-fresh-link.ts';

interface FileLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A file in another tab. */
export function FileLink({ href, children, className }: FileLinkProps) {
  const onClick = useFreshLink(href, openTab);
  return (
    <TextLink className={className} href={href} onClick={onClick} rel="noopener noreferrer" target="_blank">
      {children}
    </TextLink>
  );
}

/** Empty until its address is known, and without a way back to this page. */
function openTab() {
  const tab = window.open('', '_blank');
  if (tab !== null) tab.opener = null;
  return (address: string) => tab?.location.replace(address);
}
