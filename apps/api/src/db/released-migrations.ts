/**
 * The last migration of each release, oldest first: a release adds its own (docs/deploy/upgrade.md). A process of one release runs on the
 * schema of the next, and refuses that of the one after.
 */
export const releasedMigrations: readonly string[] = [];
