// Every table, for the query builder and the migration generator; code elsewhere imports from the area's own file.
export * from './audit.ts';
export * from './books.ts';
export * from './cash.ts';
export * from './change-requests.ts';
export * from './contracts.ts';
export * from './dealt-money.ts';
export * from './deletion.ts';
export * from './files.ts';
export * from './identity.ts';
export * from './installation.ts';
export * from './kyc.ts';
export * from './local-signature.ts';
export * from './market-data.ts';
export * from './platform.ts';
export * from './statements.ts';
export * from './strategies.ts';
export * from './timeline.ts';
