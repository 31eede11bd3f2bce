import { useAddress } from '@repo/client/use-address';
import { Button } from '@repo/ui/button';
import { Cluster } from '@repo/ui/layout';
import { readOnTexts as texts } from './shared.texts.ts';

interface ReadOnProps {
  /** The row that the page goes on from, of the address; null on the first. */
  readonly after: string | null;
  /** That of the next page; null on the last. */
  readonly next: string | null;
}

/** The older rows of a list that is read on from its newest. */
export function ReadOn({ after, next }: ReadOnProps) {
  const { change } = useAddress();
  /** Below other things: the page stays where it is scrolled to. */
  const goTo = (row: string | null) => change({ after: row }, { preventScrollReset: true });
  return (
    <Cluster gap={12}>
      {after === null ? null : (
        <Button onPress={() => goTo(null)} variant="ghost">
          {texts.newest}
        </Button>
      )}
      {next === null ? null : (
        <Button onPress={() => goTo(next)} variant="ghost">
          {texts.older}
        </Button>
      )}
    </Cluster>
  );
}
