/**
 * The msw server for tests in Node. Re-exported so that all workspaces share one copy of msw: two copies do not share
 * handlers.
 */
export { HttpResponse, http } from 'msw';
export { setupServer } from 'msw/node';
