import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatAddress, formatNumericDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { assistedPageTexts as texts } from './assisted.texts.ts';

interface KnownOriginsProps {
  readonly draftId: string;
  readonly onUse: (address: string) => void;
}

/** Wallets of the client's earlier contracts on the network of the draft: using one fills the field, and nothing is saved. */
export function KnownOrigins({ draftId, onUse }: KnownOriginsProps) {
  const { queries } = useServices();
  const query = useQuery(queries.query('listKnownOrigins', { path: { id: draftId } }));
  return (
    <QueryView failedTitle={texts.knownFailed} query={query} skeleton={<Skeleton height="4rem" />}>
      {({ items }) => (
        <section aria-label={texts.known}>
          <Stack gap={8}>
            <p className="muted">{items.length === 0 ? texts.noKnown : texts.known}</p>
            {items.length === 0 ? null : (
              <DefinitionList
                items={items.map(({ address, po_number: poNumber, used_on: usedOn }) => ({
                  term: texts.usedFor(poNumber, formatNumericDate(usedOn)),
                  value: (
                    <Stack gap={4}>
                      <code>{formatAddress(address)}</code>
                      <span>
                        <Button
                          aria-label={texts.takeKnownOf(poNumber)}
                          onPress={() => onUse(address)}
                          size="sm"
                          variant="ghost"
                        >
                          {texts.takeKnown}
                        </Button>
                      </span>
                    </Stack>
                  ),
                }))}
                look="stacked"
              />
            )}
          </Stack>
        </section>
      )}
    </QueryView>
  );
}
