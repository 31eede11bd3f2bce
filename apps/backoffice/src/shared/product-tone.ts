export { productTone } from '@repo/client/product';
