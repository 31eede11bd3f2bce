export { productTone } from './product-tone.ts';
