import { useServices } from '@repo/auth';
import type { AddressName } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import type { ViewScreen } from '@repo/domain/staff-views';
import { Button } from '@repo/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { RemoveViewDialog } from './RemoveViewDialog.tsx';
import { useViewActions } from './use-view-actions.ts';
import { ViewDialog } from './ViewDialog.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';
import { changeOf, defaultFor, hrefOf, namedView, queryOf } from './views.model.ts';
import styles from './views.module.css';
import { viewsTexts as texts } from './views.texts.ts';

export interface ListViewsProps {
  readonly screen: ViewScreen;
  readonly parameters: readonly AddressName[];
  /** The address of the list where a panel may be open beside it; by default the current one. */
  readonly path?: string;
}

/** « Vues » of a list, in its filter bar. The list is shown without waiting for them. */
export function ListViews({ screen, parameters, path }: ListViewsProps) {
  const { queries, api } = useServices();
  const { pathname } = useLocation();
  const { address } = useAddress();
  const navigate = useNavigate();
  const { update, isPending } = useViewActions();
  const [dialog, setDialog] = useState<'save' | 'rename' | 'remove' | null>(null);
  const close = () => setDialog(null);
  const fetched = useQuery(queries.query('listStaffViews', { query: { screen } }));
  const views = fetched.data?.views ?? [];
  const list = { path: path ?? pathname, parameters };
  const opening = list.path === pathname ? defaultFor(address, views) : null;
  const current = namedView(address, views);
  const changed = changeOf(address, list, current);
  const query = queryOf(address, list);
  return (
    <div className={styles.views}>
      {opening === null ? null : <Navigate replace to={hrefOf(list, opening)} />}
      <ViewsMenu
        current={current}
        isChanged={current !== null && changed !== 'none'}
        list={list}
        onRemove={() => setDialog('remove')}
        onRename={() => setDialog('rename')}
        onRetry={fetched.isError ? () => void fetched.refetch() : undefined}
        views={views}
      />
      {current !== null && changed === 'own' ? (
        <Button
          isPending={isPending}
          onPress={() => update(current, { query }, texts.saved)}
          size="sm"
          variant="quiet"
        >
          {texts.saveChange}
        </Button>
      ) : null}
      {changed === 'none' || !fetched.isSuccess ? null : (
        <Button onPress={() => setDialog('save')} size="sm" variant="quiet">
          {changed === 'unsaved' ? texts.save : texts.saveAs}
        </Button>
      )}
      <ViewDialog
        hasSharing
        initial={{ name: '', isShared: false }}
        isOpen={dialog === 'save'}
        onClose={close}
        onDone={(view) => {
          close();
          void navigate(hrefOf(list, view));
        }}
        send={({ name, isShared }, keyOf) => {
          const body = { screen, name, query, is_shared: isShared };
          return api.call('createStaffView', { body, idempotencyKey: keyOf(body) });
        }}
        title={changed === 'unsaved' ? texts.save : texts.saveAs}
      />
      {current === null ? null : (
        <>
          <ViewDialog
            hasSharing={false}
            initial={{ name: current.name, isShared: current.is_shared }}
            isOpen={dialog === 'rename'}
            onClose={close}
            onDone={close}
            send={({ name }, keyOf) => {
              const body = { name, version: current.version };
              const idempotencyKey = keyOf(body);
              return api.call('updateStaffView', { path: { id: current.id }, body, idempotencyKey });
            }}
            title={texts.renameTitle}
          />
          <RemoveViewDialog isOpen={dialog === 'remove'} onClose={close} view={current} />
        </>
      )}
    </div>
  );
}
