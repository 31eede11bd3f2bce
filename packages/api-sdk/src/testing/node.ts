/**
 * The network of a test that runs in Node. Re-exported so that a workspace needs no msw of its own: two copies of it
 * do not know each other's handlers.
 */
export { HttpResponse, http } from 'msw';
export { setupServer } from 'msw/node';
