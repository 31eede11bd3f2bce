import { Button } from '@repo/ui/button';
import { Stack } from '@repo/ui/layout';
import { type ReactNode, useState } from 'react';

export interface OlderPageProps {
  /** Where the page begins; null of the newest. */
  readonly after: string | null;
  /** The button that adds the page after this one; null once it has one, or where there is none. */
  readonly more: (next: string | null) => ReactNode;
}

interface OlderPagesProps {
  readonly children: (page: OlderPageProps) => ReactNode;
  /** Of the button. */
  readonly label: string;
}

/** A list by pages, newest first: each next one is added under those before. Its pages stay as they were read. */
export function OlderPages({ children: renderPage, label }: OlderPagesProps) {
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  const moreOf = (index: number) => (next: string | null) =>
    next === null || index < pages.length - 1 ? null : (
      <div>
        <Button onPress={() => setPages([...pages, next])} size="sm" variant="ghost">
          {label}
        </Button>
      </div>
    );
  return <Stack gap={12}>{pages.map((after, index) => renderPage({ after, more: moreOf(index) }))}</Stack>;
}
