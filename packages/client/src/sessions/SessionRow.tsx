import { formatLongDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Badge } from '@repo/ui/feedback';
import { Icon } from '@repo/ui/icons';
import { deviceIcons, lastActivity, type Session } from './sessions.model.ts';
import styles from './sessions.module.css';
import { sessionsTexts as texts } from './sessions.texts.ts';

interface SessionRowProps {
  readonly session: Session;
  readonly now: Date;
  /** `waiting`: the request of another row is pending. */
  readonly state: 'rest' | 'ending' | 'waiting';
  /** Null: not ended from here. */
  readonly onEnd: (() => void) | null;
}

/** One device: its name, its last use, its IP address, and a sign-out button unless it is the current one. */
export function SessionRow({ session, now, state, onEnd }: SessionRowProps) {
  const { device, device_kind: kind, ip, opened_at: openedAt, is_current: isCurrent } = session;
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <Icon name={deviceIcons[kind]} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.device}>
          <strong>{device}</strong>
          {isCurrent ? <Badge tone="positive">{texts.current}</Badge> : null}
        </p>
        <p className={styles.fine}>
          <span>{lastActivity(session, now)}</span> <span>{texts.address(ip)}</span>
        </p>
        <p className={styles.fine}>{texts.opened(formatLongDateTime(openedAt))}</p>
      </div>
      {isCurrent || onEnd === null ? null : (
        <Button
          isChange
          aria-label={texts.endOf(device)}
          className={styles.end}
          isDisabled={state === 'waiting'}
          isPending={state === 'ending'}
          onPress={onEnd}
          pendingLabel={texts.ending}
          size="sm"
          variant="ghost"
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
