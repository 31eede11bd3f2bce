import { useServices } from '@repo/auth';
import { formatTime } from '@repo/domain/format';
import { useQueries } from '@tanstack/react-query';
import styles from './home.module.css';
import { homeTexts as texts } from './home.texts.ts';
import { todoQueries } from './todo-queries.ts';

/** Colleagues work meanwhile. */
const refreshEveryMs = 60_000;

/** Refreshes what the tiles count, and shows when the oldest of it was read. */
export function TilesAge() {
  const { queries } = useServices();
  const all = Object.values(todoQueries(queries));
  const readAt = useQueries({
    queries: all.map((query) => ({ ...query, refetchInterval: refreshEveryMs })),
    combine: (results) => Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  });
  // 0 until each was read once.
  if (readAt === 0) return null;
  return <p className={styles.due}>{texts.refreshed(formatTime(new Date(readAt).toISOString()))}</p>;
}
