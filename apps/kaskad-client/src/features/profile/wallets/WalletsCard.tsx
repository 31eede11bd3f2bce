import { useServices } from '@repo/auth';
import { useReturningFocus } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WalletForm } from './WalletForm.tsx';
import { WalletItem } from './WalletItem.tsx';
import styles from './wallets.module.css';
import { walletsTexts as texts } from './wallets.texts.ts';

/** « Portefeuilles »: where claimed units are sent. */
export function WalletsCard() {
  const { queries } = useServices();
  const wallets = useQuery(queries.query('listWallets'));
  const [isAdding, setAdding] = useState(false);
  const addButton = useReturningFocus(isAdding);
  return (
    <div id="portefeuilles">
      <Card title={texts.title}>
        <Stack>
          <p className={styles.about}>{texts.about}</p>
          <QueryView failedTitle={texts.failed} query={wallets} skeleton={<Skeleton height="4rem" />}>
            {({ items }) =>
              items.length === 0 ? (
                <p className={styles.empty}>{texts.empty}</p>
              ) : (
                <ul aria-label={texts.list} className={styles.list}>
                  {items.map((wallet) => (
                    <WalletItem key={wallet.id} wallet={wallet} />
                  ))}
                </ul>
              )
            }
          </QueryView>
          {isAdding ? (
            <WalletForm onClose={() => setAdding(false)} />
          ) : (
            <Button isChange onPress={() => setAdding(true)} ref={addButton} variant="ghost">
              {texts.add}
            </Button>
          )}
        </Stack>
      </Card>
    </div>
  );
}
