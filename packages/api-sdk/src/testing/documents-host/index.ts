/** For tests only: a host that offers the two documents alone, with every variant that they list. */
export { documentedContract, documentedUser } from './bodies.ts';
export { checkRandomHosts, createDocumentsHost, type DocumentsHost } from './host.ts';
export { type Variant, variants } from './variants.ts';
