// A backup is a folder named by its time, 2026-11-29T013000Z: the last name in order is the newest.
const pattern = /^(\d{4}-\d{2}-\d{2}T\d{2})(\d{2})(\d{2}Z)$/;

export function backupName(time: Date): string {
  return time.toISOString().replace(/\.\d+/, '').replaceAll(':', '');
}

/** Null for any other name, such as that of a backup under way. */
export function backupTime(name: string): Date | null {
  const iso = name.replace(pattern, '$1:$2:$3');
  return iso === name ? null : new Date(iso);
}
