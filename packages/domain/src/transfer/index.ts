export { epcPayload, type Transfer } from './epc-payload.ts';
