import { Button } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import { Menu, type MenuAction, type MenuGroup } from '@repo/ui/menu';
import { useViewActions } from './use-view-actions.ts';
import { hrefOf, type StaffView, type ViewedList } from './views.model.ts';
import styles from './views.module.css';
import { viewsTexts as texts } from './views.texts.ts';

export interface ViewsMenuProps {
  readonly list: ViewedList;
  readonly views: readonly StaffView[];
  /** The view that is shown. */
  readonly current: StaffView | null;
  readonly isChanged: boolean;
  /** Absent unless the views could not be loaded. */
  readonly onRetry: (() => void) | undefined;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** « Vues »: those that can be opened, and what can be done to the one that is shown. */
export function ViewsMenu({ list, views, current, isChanged, onRetry, ...dialogs }: ViewsMenuProps) {
  const linkOf = (view: StaffView): MenuAction => ({
    id: view.id,
    label: view.name,
    description: notesOf(view).join(' · ') || undefined,
    href: hrefOf(list, view),
    isCurrent: view.id === current?.id,
  });
  const own = views.filter((view) => view.is_mine);
  const shared = views.filter((view) => !view.is_mine);
  const ofCurrent = useCurrentActions(current, own, dialogs);
  const groups: readonly MenuGroup[] = [
    { id: 'own', title: texts.own, actions: own.map(linkOf) },
    { id: 'shared', title: texts.shared, actions: shared.map(linkOf) },
    { id: 'current', title: texts.ofCurrent, actions: ofCurrent },
  ];
  const failure: readonly MenuAction[] =
    onRetry === undefined
      ? []
      : [
          { id: 'failed', label: texts.failed, icon: 'warning', isDisabled: true },
          { id: 'retry', label: texts.retry, icon: 'refresh', onAction: onRetry },
        ];
  return (
    <Menu
      actions={[
        { id: 'none', label: texts.noView, href: hrefOf(list, null) },
        ...failure,
        ...groups.filter(({ actions }) => actions.length > 0),
      ]}
      label={texts.views}
      trigger={
        <Button className={styles.trigger} size="sm" variant="ghost">
          <span className={styles.name}>{current === null ? texts.views : texts.current(current.name)}</span>
          {isChanged ? <span className={styles.changed}>{texts.changed}</span> : null}
          <Icon name="chevron-down" size={16} />
        </Button>
      }
    />
  );
}

function notesOf({ is_mine, is_shared, is_default, owner }: StaffView): string[] {
  return [
    ...(is_mine ? [] : [owner]),
    ...(is_mine && is_shared ? [texts.isShared] : []),
    ...(is_default ? [texts.isDefault] : []),
  ];
}

/** A colleague’s view can only be the default. */
function useCurrentActions(
  current: StaffView | null,
  own: readonly StaffView[],
  { onRename, onRemove }: Pick<ViewsMenuProps, 'onRename' | 'onRemove'>,
): MenuAction[] {
  const { update, setDefault, isPending } = useViewActions();
  if (current === null) return [];
  const { is_shared, is_default } = current;
  const choose: MenuAction = {
    id: 'default',
    label: is_default ? texts.endDefault : texts.setDefault,
    isDisabled: isPending,
    onAction: () => setDefault(current, !is_default),
  };
  if (!current.is_mine) return [choose];
  const index = own.findIndex(({ id }) => id === current.id);
  const move = (label: string, to: number): MenuAction => ({
    id: label,
    label,
    isDisabled: isPending || to < 0 || to >= own.length,
    onAction: () => update(current, { position: to + 1 }, texts.moved),
  });
  return [
    { id: 'rename', label: texts.rename, onAction: onRename },
    {
      id: 'share',
      label: is_shared ? texts.stopSharing : texts.startSharing,
      isDisabled: isPending,
      onAction: () =>
        update(current, { is_shared: !is_shared }, is_shared ? texts.noLongerShared : texts.nowShared),
    },
    choose,
    ...(own.length > 1 ? [move(texts.moveUp, index - 1), move(texts.moveDown, index + 1)] : []),
    { id: 'remove', label: texts.remove, icon: 'trash', isDangerous: true, onAction: onRemove },
  ];
}
